import { links } from '@jangteo/contract/links';
import { starRules } from '@jangteo/contract/star-rules';
import { useParams } from '@jangteo/navigation';
import { LinkButton, PageHeader } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { Empty, grouped } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { boardTexts } from './boards.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { levelQuery } from './level-query.ts';
import { WritingPage } from './writing-page.tsx';

/** Members below the level see what they lack. If the level is unknown, the server decides. */
export default function SurveyFormPage() {
  const isNew = useParams().postId === undefined;
  const { data, isLoading } = useQuery({ ...levelQuery, enabled: useIsMember() && isNew });
  if (!isNew || (!isLoading && (!data || data.level >= starRules.surveyLevel))) return <WritingPage board="survey" />;
  return (
    <>
      <PageHeader title={boardTexts.survey.write} />
      {data ? (
        <Empty
          alone
          icon="medal"
          title={`설문은 레벨 ${starRules.surveyLevel}부터 만들 수 있어요.`}
          text={
            data.next
              ? `별 ${grouped(data.next.missingStars)}개를 더 모으면 ${data.next.name}(레벨 ${data.next.level}) 등급이 돼요.`
              : undefined
          }
          action={<LinkButton to={links.myLevel()}>내 등급 보기</LinkButton>}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}
