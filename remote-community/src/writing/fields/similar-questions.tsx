import { links } from '@jangteo/contract/links';
import { call } from '@jangteo/http';
import { Link } from '@jangteo/navigation';
import { useDebounced } from '@jangteo/page';
import { grouped, styled } from '@jangteo/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { lengthOf } from '../../typing/length-of.ts';

const typingPauseMs = 500;
const shortestText = 4;
const longestText = 60;

const similarQuery = (text: string) =>
  queryOptions({
    queryKey: ['community:similar-questions', text],
    queryFn: async ({ signal }) => (await call('GET /api/v1/community/qna/similar', { query: { text }, signal })).list,
    staleTime: 60_000,
    retry: false,
  });

const Root = styled('div', {
  base: {
    minHeight: 'touch',
    marginTop: '2',
    fontSize: 'sm',
    color: 'fg.subtle',
    '& > details': { borderRadius: 'md', bg: 'bg.subtle', color: 'fg' },
    '& summary': {
      minHeight: 'touch',
      paddingInline: '4',
      paddingBlock: '3',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
    '& a': {
      display: 'block',
      minHeight: 'touch',
      paddingInline: '4',
      paddingBlock: '2',
      overflowWrap: 'anywhere',
      '& > span': { display: 'block', color: 'fg.subtle' },
    },
  },
});

interface SimilarQuestionsProps {
  /** The title of the question that is being written. */
  title: string;
}

/** Answered questions that resemble the one that is being written. They unfold, so that the form stays where it is. */
export function SimilarQuestions({ title }: SimilarQuestionsProps) {
  const text = useDebounced(title.trim(), typingPauseMs);
  const length = lengthOf(text);
  const { data: questions = [] } = useQuery({
    ...similarQuery(text),
    enabled: length >= shortestText && length <= longestText,
    placeholderData: (before) => before,
  });
  return (
    <Root role="status">
      {questions.length === 0 && <p>제목을 쓰면 답변이 있는 비슷한 질문을 찾아 드려요.</p>}
      {questions.length > 0 && (
        <details>
          <summary>비슷한 질문 {questions.length}개에 답변이 있어요</summary>
          <ul>
            {questions.map(({ postId, title: asked, replyCount, isAccepted }) => (
              <li key={postId}>
                <Link to={links.communityQuestion(postId)}>
                  {asked}
                  <span>{isAccepted ? '채택된 답변이 있어요' : `답변 ${grouped(replyCount)}개`}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Root>
  );
}
