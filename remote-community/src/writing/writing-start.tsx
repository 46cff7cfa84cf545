import type { Board, Post } from '@jangteo/contract';
import { useSearchParams } from '@jangteo/navigation';
import { ActionBar, Ago } from '@jangteo/page';
import { Button } from '@jangteo/ui';
import { useState } from 'react';
import type { Draft, Writing } from './drafts/draft.ts';
import { useStartingDraft } from './drafts/use-starting-draft.ts';
import { DraftOffer } from './fields/form-parts.ts';
import { pollOf } from './fields/poll-writing.ts';
import type { FormStart } from './form-page.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { newWriting } from './new-writing.ts';
import { WritingForm } from './writing-form.tsx';

interface WritingStartProps extends FormStart {
  board: Board;
}

const newTexts = { title: '쓰던 글이 있어요', afresh: '새로 쓰기', resume: '이어 쓰기' };
const editTexts = { title: '고치던 글이 있어요', afresh: '올린 글에서 고치기', resume: '이어 고치기' };

/** Where a draft is kept, the member chooses whether to go on with it before the form is shown. */
export function WritingStart({ board, postId, owner, post }: WritingStartProps) {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<{ draft?: Draft }>();
  const { draft, hasLostImages, isFromElsewhere, isPending } = useStartingDraft({
    board,
    postId,
    owner,
    hasBegun: !!chosen,
  });
  const initial = post ? writingOf(post) : newWriting(board, search);
  const titleNote = post && titleNoteOf(post);
  const isAnswered = draft?.sentKey === undefined;
  const texts = post ? editTexts : newTexts;

  if (chosen) {
    return (
      <WritingForm
        board={board}
        postId={postId}
        owner={owner}
        initial={initial}
        draft={chosen.draft && titleNote ? { ...chosen.draft, title: initial.title } : chosen.draft}
        titleNote={titleNote}
        hasVotes={(post?.poll?.voterCount ?? 0) > 0}
      />
    );
  }
  if (isPending) return <FormSkeleton />;
  if (!draft) {
    setChosen({});
    return null;
  }
  return (
    <>
      <DraftOffer>
        <h2>{isAnswered ? texts.title : '올렸는지 확인하지 못한 글이 있어요'}</h2>
        <blockquote>
          <strong>{draft.title.trim() || '제목 없음'}</strong>
          <p>{draft.body}</p>
        </blockquote>
        <p>
          {isFromElsewhere && '다른 기기에서 쓰던 글이에요. '}
          <Ago dateTime={new Date(draft.savedAt).toISOString()} />에 임시저장했어요.
          {draft.images.length > 0 && ` 사진 ${draft.images.length}장도 있어요.`}
          {hasLostImages && ' 하루가 지난 사진은 지워졌어요. 다시 넣어 주세요.'}
        </p>
      </DraftOffer>
      <ActionBar>
        {isAnswered && (
          <Button look="outline" size="lg" onClick={() => setChosen({})}>
            {texts.afresh}
          </Button>
        )}
        <Button size="lg" onClick={() => setChosen({ draft })}>
          {texts.resume}
        </Button>
      </ActionBar>
    </>
  );
}

/** Why the title can no longer be changed. */
function titleNoteOf({ poll, acceptedReplyId }: Post): string | undefined {
  if (poll && poll.voterCount > 0) return '투표가 시작되어 제목은 바꿀 수 없어요.';
  return acceptedReplyId === null ? undefined : '답변을 채택하여 제목은 바꿀 수 없어요.';
}

const writingOf = ({ topic, title, body, images, products, poll }: Post): Writing => ({
  topic,
  title,
  body,
  images,
  products,
  ...(poll && { poll: pollOf(poll) }),
});
