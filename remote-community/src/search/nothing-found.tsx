import type { Board } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { LinkButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';

const found: Record<Board, string> = { dashboard: '글이', survey: '설문이', qna: '질문이' };

/** Offers to ask a question instead: its form opens with the searched words. */
export const NothingFound = ({ board, keyword }: { board: Board; keyword: string }) => (
  <Empty
    icon="search"
    title={`‘${keyword}’에 맞는 ${found[board]} 없어요.`}
    text="장터 사람들에게 직접 물어보세요."
    action={
      <LinkButton to={`${links.communityQuestionForm()}?title=${encodeURIComponent(keyword)}`}>질문하기</LinkButton>
    }
  />
);
