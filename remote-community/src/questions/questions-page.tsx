import { links } from '@jangteo/contract/links';
import { useSearchParams } from '@jangteo/navigation';
import { Chips, LinkButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CommunityHeader } from '../layout/community-header.tsx';
import { listAddress } from '../posts/list-address.ts';
import { NewPosts } from '../posts/new-posts.tsx';
import { PostList } from '../posts/post-list.tsx';
import { QuestionRow } from '../posts/question-row.tsx';
import { isNewSince, useSeenBefore } from '../posts/seen-before.ts';
import { SortLinks } from '../posts/sort-links.tsx';
import { TopicChips } from '../posts/topic-chips.tsx';
import {
  type QuestionState,
  questionStates,
  questionsQuery,
  readQuestions,
  shownQuestions,
} from './questions-query.ts';

const nothing: Record<QuestionState, string> = {
  all: '아직 질문이 없어요.',
  unanswered: '모든 질문에 답변이 달렸어요.',
  open: '채택을 기다리는 질문이 없어요.',
  accepted: '아직 채택된 답변이 없어요.',
};

export default function QuestionsPage() {
  const [search] = useSearchParams();
  const shown = shownQuestions(search);
  const { state: current, topic, sort } = shown;
  const isAll = current === 'all' && !topic;
  const query = useInfiniteQuery(questionsQuery(shown));
  const seenBefore = useSeenBefore();
  return (
    <>
      <CommunityHeader current="qna" />
      <Chips
        label="질문 상태"
        items={questionStates.map(({ state, label }) => ({
          label,
          to: listAddress('qna', { topic, state, sort }),
          isCurrent: state === current,
        }))}
      />
      {topic && (
        <TopicChips current={topic} addressOf={(topic) => listAddress('qna', { topic, state: current, sort })} />
      )}
      <SortLinks current={sort} addressOf={(sort) => listAddress('qna', { topic, state: current, sort })} />
      {sort === 'new' && (
        <NewPosts
          shown={query.data}
          shownAtMs={query.dataUpdatedAt}
          listKey={questionsQuery(shown).queryKey}
          readFirstPage={(signal) => readQuestions(shown, 1, signal)}
          seenBefore={seenBefore}
        />
      )}
      <PostList
        rows="question"
        query={query}
        row={(question, place) => (
          <QuestionRow question={question} place={place} isNew={isNewSince(question, seenBefore)} />
        )}
        empty={
          <Empty
            icon="community"
            title={topic ? '이 주제에는 해당하는 질문이 없어요.' : nothing[current]}
            action={
              <LinkButton to={isAll ? links.communityDashboard() : links.communityQna()} look="outline">
                {isAll ? '게시판 보기' : '모든 질문 보기'}
              </LinkButton>
            }
          />
        }
      />
    </>
  );
}
