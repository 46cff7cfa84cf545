import type { Post } from '@jangteo/contract';
import { PageHeader, ShareButton } from '@jangteo/page';
import type { ReactNode } from 'react';
import { countShare } from './count-post.ts';
import type { ReadBoard } from './post-query.ts';

const titles: Record<ReadBoard, string> = { dashboard: '커뮤니티', qna: '질문' };

interface PostHeaderProps {
  board: ReadBoard;
  /** Undefined until it is loaded. */
  post?: Post | undefined;
  /** More buttons at the right. */
  children?: ReactNode;
}

export const PostHeader = ({ board, post, children }: PostHeaderProps) => (
  <PageHeader title={titles[board]} isHeading={false}>
    <ShareButton onShared={post && (() => countShare(post))} />
    {children}
  </PageHeader>
);
