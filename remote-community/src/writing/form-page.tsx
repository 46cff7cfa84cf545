import type { Post } from '@jangteo/contract';
import { useParams } from '@jangteo/navigation';
import { LoadedDetail, Missing, PageHeader } from '@jangteo/page';
import { profileQuery, useIsMember } from '@jangteo/session';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { WritingBoard } from '../posts/writing-board.ts';
import { boardTexts } from './boards.ts';
import { draftName } from './drafts/draft.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { isEditable, ownPostQuery } from './own-post-query.ts';

/** What a form begins with. */
export interface FormStart {
  owner: string;
  postId: number | undefined;
  /** The post that is edited. */
  post: Post | undefined;
}

interface FormPageProps {
  board: WritingBoard;
  children: (start: FormStart) => ReactNode;
}

export function FormPage({ board, children }: FormPageProps) {
  const { postId } = useParams();
  const id = postId === undefined ? undefined : Number(postId);
  return (
    <>
      <PageHeader title={id === undefined ? boardTexts[board].write : boardTexts[board].edit} />
      <OpenForm key={draftName(board, id)} board={board} postId={id}>
        {children}
      </OpenForm>
    </>
  );
}

interface OpenFormProps extends FormPageProps {
  postId: number | undefined;
}

/** A form keeps its initial values: a login that ends meanwhile removes the page's data, but not the form. */
function OpenForm({ board, postId, children }: OpenFormProps) {
  const isMember = useIsMember();
  const profile = useQuery({ ...profileQuery, enabled: isMember });
  const post = useQuery({ ...ownPostQuery(board, postId ?? 0), enabled: isMember && postId !== undefined });
  const [start, setStart] = useState<FormStart>();
  if (start) return children(start);
  if (profile.data && (postId === undefined || (post.data && isEditable(post.data, board)))) {
    setStart({ owner: profile.data.signUpDt, postId, post: post.data });
    return null;
  }
  if (post.data && !isEditable(post.data, board)) return <Missing />;
  return (
    <LoadedDetail
      query={post.error ? { ...post, data: undefined } : { ...profile, data: undefined }}
      skeleton={<FormSkeleton />}
    >
      {() => null}
    </LoadedDetail>
  );
}
