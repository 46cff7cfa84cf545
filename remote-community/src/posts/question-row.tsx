import type { QuestionItem } from '@jangteo/contract';
import { Badge, grouped } from '@jangteo/ui';
import { PostRow } from './post-row.tsx';

/** A question in a list, marked by how far it has been answered. */
export const QuestionRow = ({ question, place, isNew }: { question: QuestionItem; place: number; isNew?: boolean }) => (
  <PostRow post={question} place={place} isNew={isNew} marks={<AnswerMark question={question} />} />
);

function AnswerMark({ question: { isAccepted, replyCount } }: { question: QuestionItem }) {
  if (isAccepted) return <Badge tone="success">채택 완료</Badge>;
  if (replyCount > 0) return <Badge tone="info">답변 {grouped(replyCount)}</Badge>;
  return <Badge tone="primary">답변을 기다려요</Badge>;
}
