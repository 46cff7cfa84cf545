import type { ProductCard } from '@jangteo/contract';
import { isRecord } from '@jangteo/contract/is-record';
import { dayMs } from '@jangteo/contract/korean-day';
import { serverNow } from '@jangteo/query';
import { localStore, onRemovedElsewhere, onStoredElsewhere, parseStored } from '@jangteo/storage';

/** The reply to which this one replies. */
export interface Answered {
  replyId: number;
  /** Null for a member who has withdrawn. */
  nickname: string | null;
}

/** A reply that was begun. It outlives failures, the tab and the login, but no logout. */
export interface ReplyDraft {
  postId: number;
  /** Names the member who began it; undefined for a visitor, who may sign in to send it. */
  owner?: string | undefined;
  /** Epoch in ms, by the server's clock. */
  savedAt?: number;
  text: string;
  answered?: Answered | undefined;
  /** The products that the reply cites. */
  products?: readonly ProductCard[] | undefined;
  /** Set once it was sent: whether the server has it is unknown until it has responded. */
  requestKey?: string | undefined;
}

/** The oldest one goes first. */
const mostDrafts = 10;

const keptForMs = 30 * dayMs;

const readDrafts = (): ReplyDraft[] =>
  (localStore.getJson('replyDrafts', isDrafts) ?? []).filter(({ savedAt = 0 }) => serverNow() - savedAt <= keptForMs);

/** Another member on the same device is not offered the draft. */
const isFor =
  (postId: number, reader: string | undefined) =>
  (draft: ReplyDraft): boolean =>
    draft.postId === postId && (draft.owner === undefined || draft.owner === reader);

export const readDraft = (postId: number, reader: string | undefined): ReplyDraft | undefined =>
  readDrafts().find(isFor(postId, reader));

/** Replaces what this member, or a visitor, has begun for the post. Those of other members stay. */
export function storeDraft(draft: ReplyDraft): void {
  const isReplaced = isFor(draft.postId, draft.owner);
  const others = readDrafts().filter((other) => !isReplaced(other));
  const isEmpty = draft.text === '' && !draft.answered && !draft.products?.length;
  const own = isEmpty ? [] : [{ ...draft, savedAt: serverNow() }];
  localStore.setJson('replyDrafts', [...own, ...others].slice(0, mostDrafts));
}

/** Calls back when a logout in another tab has removed the drafts. Returns a function that unsubscribes. */
export const onDraftsRemoved = (listener: () => void): (() => void) =>
  onStoredElsewhere('replyDrafts', (value) => {
    if (value === undefined) listener();
  });

/**
 * Calls back with the reply to this post that another tab had stored in place of this one's, and has sent or emptied; not when
 * a logout has removed all drafts. Returns a function that unsubscribes.
 */
export const onDraftGone = (
  postId: number,
  reader: string | undefined,
  listener: (gone: ReplyDraft) => void,
): (() => void) =>
  onRemovedElsewhere(
    'replyDrafts',
    (text) => parseStored(text, isDrafts)?.find(isFor(postId, reader)),
    (gone, left) => {
      if (left !== undefined) listener(gone);
    },
  );

const isDrafts = (value: unknown): value is ReplyDraft[] =>
  Array.isArray(value) &&
  value.every(
    (draft: unknown) =>
      isRecord(draft) &&
      typeof draft.postId === 'number' &&
      typeof draft.text === 'string' &&
      (!('products' in draft) || Array.isArray(draft.products)),
  );
