import type { ProductCard } from '@jangteo/contract';
import { sessionStore } from '@jangteo/storage';

/** The reply to which this one replies. */
export interface Answered {
  replyId: number;
  nickname: string;
}

/** A reply that was begun. It outlives failures, reloads and the login. */
export interface ReplyDraft {
  postId: number;
  text: string;
  answered?: Answered | undefined;
  /** The products that the reply cites. */
  products?: readonly ProductCard[] | undefined;
  /** Set once it was sent: whether the server has it is unknown until it has responded. */
  requestKey?: string | undefined;
}

/** The oldest one goes first. */
const mostDrafts = 10;

const readDrafts = (): ReplyDraft[] => sessionStore.getJson('replyDrafts', isDrafts) ?? [];

export const readDraft = (postId: number): ReplyDraft =>
  readDrafts().find((draft) => draft.postId === postId) ?? { postId, text: '' };

export function storeDraft(draft: ReplyDraft): void {
  const others = readDrafts().filter(({ postId }) => postId !== draft.postId);
  const isEmpty = draft.text === '' && !draft.answered && !draft.products?.length;
  sessionStore.setJson('replyDrafts', [...(isEmpty ? [] : [draft]), ...others].slice(0, mostDrafts));
}

/** `randomUUID` exists in secure contexts only. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isDrafts = (value: unknown): value is ReplyDraft[] =>
  Array.isArray(value) &&
  value.every(
    (draft: unknown) =>
      typeof draft === 'object' &&
      draft !== null &&
      'postId' in draft &&
      typeof draft.postId === 'number' &&
      'text' in draft &&
      typeof draft.text === 'string' &&
      (!('products' in draft) || Array.isArray(draft.products)),
  );
