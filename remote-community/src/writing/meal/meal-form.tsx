import type { Post } from '@jangteo/contract';
import { isBlank } from '@jangteo/contract/visible-text';
import { lengthOf } from '../../typing/length-of.ts';
import { boardTexts } from '../boards.ts';
import type { Draft, Writing } from '../drafts/draft.ts';
import { Field, FormBody } from '../fields/form-parts.ts';
import { Length, TextNote } from '../fields/length.tsx';
import type { FormStart } from '../form-page.tsx';
import { SendBar } from '../send-bar.tsx';
import { useSendableWriting } from '../use-sendable-writing.ts';
import { MealPhoto } from './meal-photo.tsx';

const longestLine = 60;
const board = 'daily';
const nothing: Writing = { topic: 'table', title: '', body: '', images: [], products: [] };

const textOf = ({ title }: Writing): string => title;

const isComplete = ({ title, images }: Writing): boolean =>
  images.length > 0 && !isBlank(title) && lengthOf(title) <= longestLine;

interface MealFormProps extends FormStart {
  draft: Draft | undefined;
  /** Whether the draft's picture has been removed from the server since. */
  hasLostImages: boolean;
  /** Whether the draft was written on another device. */
  isFromElsewhere: boolean;
}

/** One photo and one line. */
export function MealForm({ postId, owner, post, draft, hasLostImages, isFromElsewhere }: MealFormProps) {
  const isNew = postId === undefined;
  const { writing, change, photos, banWords, isLocked, onSubmit, sendBar } = useSendableWriting({
    board,
    postId,
    owner,
    initial: post ? writingOf(post) : nothing,
    draft,
    textOf,
    isComplete,
  });
  const [photo] = photos.photos;
  const length = lengthOf(writing.title);

  return (
    <>
      <FormBody>
        {(isFromElsewhere || hasLostImages) && (
          <p role="status">
            {isFromElsewhere && '다른 기기에서 쓰던 밥상이에요. '}
            {hasLostImages && '하루가 지난 사진은 지워졌어요. 다시 넣어 주세요.'}
          </p>
        )}
        <form id="meal-form" onSubmit={onSubmit}>
          <MealPhoto
            photo={photo}
            disabled={isLocked}
            onPick={(file) => photos.add([file])}
            onRemove={photos.remove}
            onRetry={photos.retry}
          />
          <Field>
            <label htmlFor="meal-line">한 줄</label>
            <input
              id="meal-line"
              value={writing.title}
              placeholder={boardTexts[board].titleHint}
              readOnly={isLocked}
              autoComplete="off"
              enterKeyHint="send"
              aria-invalid={length > longestLine}
              aria-describedby="meal-length meal-note"
              onChange={({ target }) => change(() => ({ title: target.value }))}
            />
            <div>
              <TextNote id="meal-note" banWords={banWords} body={isNew ? writing.title : undefined} />
              <Length id="meal-length" length={length} longest={longestLine} />
            </div>
          </Field>
        </form>
      </FormBody>
      <SendBar form="meal-form" subject="밥상이" {...sendBar} />
    </>
  );
}

/** The line is a meal's title and, unless the meal has a text of its own, its body. */
const writingOf = ({ title, body, images }: Post): Writing => ({
  ...nothing,
  title,
  body: body === title ? '' : body,
  images,
});
