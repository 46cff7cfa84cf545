import type { PostTopic, ProductCard, UploadedImage } from '@jangteo/contract';
import { isRecord } from '@jangteo/contract/is-record';
import { dayMs } from '@jangteo/contract/korean-day';
import { serverNow } from '@jangteo/query';
import { localStore, onRemovedElsewhere, parseStored } from '@jangteo/storage';
import type { WritingBoard } from '../../posts/writing-board.ts';

/** What a form edits. */
export interface Writing {
  topic: PostTopic;
  title: string;
  body: string;
  images: UploadedImage[];
  products: ProductCard[];
  /** The question of a survey. */
  poll?: PollWriting | undefined;
}

export interface PollWriting {
  options: string[];
  isMultiple: boolean;
  /** How long the survey is open; undefined keeps `closeDt`. */
  hours: number | undefined;
  /** When it closes, once that has been sent. */
  closeDt: string | undefined;
}

export interface Draft extends Writing {
  /** Names the member: another one on the same device is not offered the draft. */
  owner: string;
  /** Epoch in ms, by the server's clock. */
  savedAt: number;
  /** The idempotency key of a request that was sent and whose reply has not come. */
  sentKey?: string;
}

/** One draft per board for new posts, and one per post that is edited. */
export const draftName = (board: WritingBoard, postId?: number): string => `${board}:${postId ?? 'new'}`;

const keptForMs = 30 * dayMs;
/** The server removes uploads that no post uses after a day. */
const imagesKeptForMs = dayMs - 60 * 60_000;

export function findDraft(name: string, owner: string, now = serverNow()): Draft | undefined {
  const draft = allDrafts()[name];
  if (draft?.owner !== owner || now - draft.savedAt > keptForMs) return undefined;
  return draft;
}

/** Whether the pictures of a new post's draft have been removed from the server. */
export const hasLostImages = ({ images, savedAt }: Draft, now = serverNow()): boolean =>
  images.length > 0 && now - savedAt > imagesKeptForMs;

/** Returns whether the draft outlives the page. */
export function saveDraft(name: string, draft: Draft): boolean {
  const kept = Object.entries(allDrafts()).filter(([, { savedAt }]) => draft.savedAt - savedAt <= keptForMs);
  return localStore.setJson('communityDrafts', { ...Object.fromEntries(kept), [name]: draft });
}

export function forgetDraft(name: string): void {
  const { [name]: _, ...others } = allDrafts();
  if (Object.keys(others).length > 0) localStore.setJson('communityDrafts', others);
  else localStore.remove('communityDrafts');
}

/** Calls back with the draft that another tab had stored and has removed. Returns a function that unsubscribes. */
export const onDraftRemoved = (name: string, listener: (removed: Draft) => void): (() => void) =>
  onRemovedElsewhere('communityDrafts', (text) => parseStored(text, isDrafts)?.[name], listener);

const allDrafts = (): Record<string, Draft> => localStore.getJson('communityDrafts', isDrafts) ?? {};

const isDrafts = (value: unknown): value is Record<string, Draft> =>
  isRecord(value) && Object.values(value).every(isDraft);

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.owner === 'string' &&
  typeof value.savedAt === 'number' &&
  typeof value.topic === 'string' &&
  typeof value.title === 'string' &&
  typeof value.body === 'string' &&
  Array.isArray(value.images) &&
  Array.isArray(value.products);
