import { links } from '@jangteo/contract/links';
import { LinkButton, useFreshList } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { Empty } from '@jangteo/ui';
import { PostList } from '../posts/post-list.tsx';
import { QuestionRow } from '../posts/question-row.tsx';
import { myQuestionsQuery } from './activity-queries.ts';
import { ActivityScreen } from './activity-screen.tsx';

export default function MyQuestionsPage() {
  const query = useFreshList({ ...myQuestionsQuery, enabled: useIsMember() });
  return (
    <ActivityScreen tab="qna" count={query.data?.pages[0]?.totalCount}>
      <PostList
        rows="question"
        query={query}
        row={(question, place) => <QuestionRow question={question} place={place} />}
        empty={
          <Empty
            icon="community"
            title="아직 한 질문이 없어요."
            text="장보기와 요리에 대해 궁금한 것을 물어보세요."
            action={<LinkButton to={links.communityQuestionForm()}>질문하기</LinkButton>}
          />
        }
      />
    </ActivityScreen>
  );
}
