import { links } from '@jangteo/contract/links';
import { useSearchParams } from '@jangteo/navigation';
import { Chips, LinkButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CommunityHeader } from '../layout/community-header.tsx';
import { PostList } from '../posts/post-list.tsx';
import { SurveyRow } from './survey-row.tsx';
import { type SurveyState, stateOf, surveyStates, surveysQuery } from './surveys-query.ts';

const addressOf = (state: SurveyState) =>
  state === 'all' ? links.communitySurvey() : `${links.communitySurvey()}?state=${state}`;

const nothing: Record<SurveyState, string> = {
  all: '아직 설문이 없어요.',
  open: '지금 진행 중인 설문이 없어요.',
  closed: '아직 마감된 설문이 없어요.',
};

export default function SurveysPage() {
  const [search] = useSearchParams();
  const current = stateOf(search);
  const query = useInfiniteQuery(surveysQuery(current));
  return (
    <>
      <CommunityHeader current="survey" />
      <Chips
        label="설문 상태"
        items={surveyStates.map(({ state, label }) => ({ label, to: addressOf(state), isCurrent: state === current }))}
      />
      <PostList
        rows="survey"
        query={query}
        row={(survey, place) => <SurveyRow survey={survey} place={place} />}
        empty={
          <Empty
            icon="community"
            title={nothing[current]}
            action={
              <LinkButton to={current === 'all' ? links.communityDashboard() : links.communitySurvey()} look="outline">
                {current === 'all' ? '게시판 보기' : '모든 설문 보기'}
              </LinkButton>
            }
          />
        }
      />
    </>
  );
}
