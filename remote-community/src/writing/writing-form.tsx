import type { Board } from '@jangteo/contract';
import { isBlank } from '@jangteo/contract/visible-text';
import { type KeyboardEvent, useRef } from 'react';
import { topicLabels, topics } from '../posts/topics.ts';
import { lengthOf } from '../typing/length-of.ts';
import { boardTexts } from './boards.ts';
import type { Draft, Writing } from './drafts/draft.ts';
import { Field, FormBody, Topics } from './fields/form-parts.ts';
import { Length, TextNote } from './fields/length.tsx';
import { PhotoStrip } from './fields/photo-strip.tsx';
import { PollFields } from './fields/poll-fields.tsx';
import { isPollComplete } from './fields/poll-writing.ts';
import { ProductFields } from './fields/product-fields.tsx';
import { SimilarQuestions } from './fields/similar-questions.tsx';
import { SendBar } from './send-bar.tsx';
import { useSendableWriting } from './use-sendable-writing.ts';

/** The lengths that the calls accept. */
const longestTitle = 60;
const longestBody = 5_000;

const textOf = ({ title, body, poll }: Writing): string => [title, body, ...(poll?.options ?? [])].join('\n\n');

const isComplete = ({ title, body, poll }: Writing): boolean =>
  (!poll || isPollComplete(poll)) &&
  !isBlank(title) &&
  !isBlank(body) &&
  lengthOf(title) <= longestTitle &&
  lengthOf(body) <= longestBody;

interface WritingFormProps {
  board: Board;
  postId: number | undefined;
  owner: string;
  initial: Writing;
  draft: Draft | undefined;
  /** Why the title can no longer be changed. */
  titleNote: string | undefined;
  /** Whether the survey has votes. */
  hasVotes: boolean;
}

export function WritingForm({ board, postId, owner, initial, draft, titleNote, hasVotes }: WritingFormProps) {
  const texts = boardTexts[board];
  const { writing, change, photos, banWords, isLocked, onSubmit, sendBar } = useSendableWriting({
    board,
    postId,
    owner,
    initial,
    draft,
    textOf,
    isComplete,
  });
  const title = lengthOf(writing.title);
  const body = lengthOf(writing.body);

  const bodyField = useRef<HTMLTextAreaElement>(null);
  const goToBody = (event: KeyboardEvent) => {
    // Enter also ends the composition of a Korean syllable.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    bodyField.current?.focus();
  };

  return (
    <>
      <FormBody>
        <form id="writing-form" onSubmit={onSubmit}>
          <Topics disabled={isLocked}>
            <legend>주제</legend>
            <div>
              {topics.map((topic) => (
                <label key={topic}>
                  <input
                    type="radio"
                    name="topic"
                    value={topic}
                    checked={writing.topic === topic}
                    onChange={() => change(() => ({ topic }))}
                  />
                  {topicLabels[topic]}
                </label>
              ))}
            </div>
          </Topics>
          <Field>
            <label htmlFor="writing-title">제목</label>
            <input
              id="writing-title"
              value={writing.title}
              placeholder={texts.titleHint}
              readOnly={isLocked || titleNote !== undefined}
              autoComplete="off"
              enterKeyHint="next"
              aria-invalid={title > longestTitle}
              aria-describedby="writing-title-length writing-title-note"
              onKeyDown={goToBody}
              onChange={({ target }) => change(() => ({ title: target.value }))}
            />
            <div>
              <p id="writing-title-note">{titleNote}</p>
              <Length id="writing-title-length" length={title} longest={longestTitle} />
            </div>
          </Field>
          {board === 'qna' && postId === undefined && <SimilarQuestions title={writing.title} />}
          <Field>
            <label htmlFor="writing-body">내용</label>
            <textarea
              ref={bodyField}
              id="writing-body"
              value={writing.body}
              placeholder={texts.bodyHint}
              readOnly={isLocked}
              aria-invalid={body > longestBody}
              aria-describedby="writing-body-length writing-note"
              onChange={({ target }) => change(() => ({ body: target.value }))}
            />
            <div>
              <TextNote id="writing-note" banWords={banWords} body={postId === undefined ? writing.body : undefined} />
              <Length id="writing-body-length" length={body} longest={longestBody} />
            </div>
          </Field>
        </form>
        {writing.poll && (
          <PollFields
            poll={writing.poll}
            disabled={isLocked}
            hasVotes={hasVotes}
            mayKeepTime={initial.poll?.closeDt !== undefined}
            onChange={(part) => change(({ poll }) => ({ poll: poll && { ...poll, ...part } }))}
          />
        )}
        <PhotoStrip {...photos} disabled={isLocked} />
        <ProductFields
          products={writing.products}
          disabled={isLocked}
          onChange={(products) => change(() => ({ products }))}
        />
      </FormBody>
      <SendBar form="writing-form" subject="글이" {...sendBar} />
    </>
  );
}
