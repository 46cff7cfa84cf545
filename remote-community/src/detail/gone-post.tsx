import { Link } from '@jangteo/navigation';
import { PageHeader } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { listAddress } from '../posts/list-address.ts';
import type { ReadBoard } from './post-query.ts';

const texts: Record<ReadBoard, { header: string; title: string; others: string }> = {
  dashboard: { header: '커뮤니티', title: '삭제되었거나 볼 수 없는 글이에요.', others: '다른 글 보기' },
  qna: { header: '질문', title: '삭제되었거나 볼 수 없는 질문이에요.', others: '다른 질문 보기' },
};

/** In place of a post that was deleted or hidden, or whose writer the reader has blocked: a caller cannot tell which. */
export function GonePost({ board }: { board: ReadBoard }) {
  const { header, title, others } = texts[board];
  return (
    <>
      <PageHeader title={header} />
      <Empty
        alone
        icon="community"
        title={title}
        action={
          <Link to={listAddress(board)} replace>
            {others}
          </Link>
        }
      />
    </>
  );
}
