import { links } from '@jangteo/contract/links';
import { useSearchParams } from '@jangteo/navigation';
import { Chips, LinkButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CommunityHeader } from '../layout/community-header.tsx';
import { listAddress } from '../posts/list-address.ts';
import { PostList } from '../posts/post-list.tsx';
import { SortLinks } from '../posts/sort-links.tsx';
import { TopicChips } from '../posts/topic-chips.tsx';
import { SurveyRow } from './survey-row.tsx';
import { type SurveyState, shownSurveys, surveyStates, surveysQuery } from './surveys-query.ts';

const nothing: Record<SurveyState, string> = {
  all: '아직 설문이 없어요.',
  open: '지금 진행 중인 설문이 없어요.',
  closed: '아직 마감된 설문이 없어요.',
};

export default function SurveysPage() {
  const [search] = useSearchParams();
  const shown = shownSurveys(search);
  const { state: current, topic, sort } = shown;
  const isAll = current === 'all' && !topic;
  const query = useInfiniteQuery(surveysQuery(shown));
  return (
    <>
      <CommunityHeader current="survey" />
      <Chips
        label="설문 상태"
        items={surveyStates.map(({ state, label }) => ({
          label,
          to: listAddress('survey', { topic, state, sort }),
          isCurrent: state === current,
        }))}
      />
      {topic && (
        <TopicChips current={topic} addressOf={(topic) => listAddress('survey', { topic, state: current, sort })} />
      )}
      <SortLinks current={sort} addressOf={(sort) => listAddress('survey', { topic, state: current, sort })} />
      <PostList
        rows="survey"
        query={query}
        row={(survey, place) => <SurveyRow survey={survey} place={place} />}
        empty={
          <Empty
            icon="community"
            title={topic ? '이 주제에는 해당하는 설문이 없어요.' : nothing[current]}
            action={
              <LinkButton to={isAll ? links.communityDashboard() : links.communitySurvey()} look="outline">
                {isAll ? '게시판 보기' : '모든 설문 보기'}
              </LinkButton>
            }
          />
        }
      />
    </>
  );
}
