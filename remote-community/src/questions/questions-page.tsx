import { links } from '@jangteo/contract/links';
import { useSearchParams } from '@jangteo/navigation';
import { Chips, LinkButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CommunityHeader } from '../layout/community-header.tsx';
import { NewPosts } from '../posts/new-posts.tsx';
import { PostList } from '../posts/post-list.tsx';
import { QuestionRow } from '../posts/question-row.tsx';
import { type QuestionState, questionStates, questionsQuery, readQuestions, stateOf } from './questions-query.ts';

const addressOf = (state: QuestionState) =>
  state === 'all' ? links.communityQna() : `${links.communityQna()}?state=${state}`;

const nothing: Record<QuestionState, string> = {
  all: '아직 질문이 없어요.',
  unanswered: '모든 질문에 답변이 달렸어요.',
  open: '채택을 기다리는 질문이 없어요.',
  accepted: '아직 채택된 답변이 없어요.',
};

export default function QuestionsPage() {
  const [search] = useSearchParams();
  const current = stateOf(search);
  const query = useInfiniteQuery(questionsQuery(current));
  return (
    <>
      <CommunityHeader current="qna" />
      <Chips
        label="질문 상태"
        items={questionStates.map(({ state, label }) => ({
          label,
          to: addressOf(state),
          isCurrent: state === current,
        }))}
      />
      <NewPosts
        shown={query.data}
        shownAtMs={query.dataUpdatedAt}
        listKey={questionsQuery(current).queryKey}
        readFirstPage={(signal) => readQuestions(current, 1, signal)}
      />
      <PostList
        rows="question"
        query={query}
        row={(question, place) => <QuestionRow question={question} place={place} />}
        empty={
          <Empty
            icon="community"
            title={nothing[current]}
            action={
              <LinkButton to={current === 'all' ? links.communityDashboard() : links.communityQna()} look="outline">
                {current === 'all' ? '게시판 보기' : '모든 질문 보기'}
              </LinkButton>
            }
          />
        }
      />
    </>
  );
}
