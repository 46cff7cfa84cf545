import { serverNow } from '@jangteo/query';
import { seemsSignedIn } from '@jangteo/session';
import { useEffect, useRef, useState } from 'react';
import type { WritingBoard } from '../../posts/writing-board.ts';
import { type Draft, forgetDraft, onDraftRemoved, saveDraft, type Writing } from './draft.ts';
import { makeDraftSync } from './draft-sync.ts';
import { useHomeAfterLogoutElsewhere } from './use-home-after-logout-elsewhere.ts';

interface Start {
  /** The draft's name. */
  name: string;
  owner: string;
  /** What an edited post contains, or an empty form. */
  initial: Writing;
  draft?: Draft | undefined;
  /** The board for which the server has a copy of the draft, too; undefined while a post is edited. */
  copiedFor?: WritingBoard | undefined;
}

export interface WritingState {
  writing: Writing;
  /** Set while a request was sent and its reply has not come: the text must not change until then. */
  sentKey: string | undefined;
  isChanged: boolean;
  /** Whether the post has been published. */
  isFinished: () => boolean;
  change: (part: (writing: Writing) => Partial<Writing>) => void;
  setSentKey: (sentKey: string | undefined) => void;
  /** Resolves once no copy of the draft is on its way to the server, which would outlive the post. */
  settle: () => Promise<void>;
  /** Removes the draft, since the post has been published. */
  finish: () => void;
}

/** The text that a member writes. Each change is stored at once, so that a crash loses nothing. */
export function useWriting({ name, owner, initial, draft, copiedFor }: Start): WritingState {
  useHomeAfterLogoutElsewhere();
  const [state, setState] = useState<{ writing: Writing; sentKey: string | undefined }>(() => ({
    writing: draft ?? initial,
    sentKey: draft?.sentKey,
  }));
  // Uploads that end after the page was left change the draft, too: they must not see a text of an earlier render.
  const latest = useRef(state);
  const [copy] = useState(() => copiedFor && makeDraftSync(copiedFor));
  const isStored = useRef(true);
  const isFinished = useRef(false);
  const isChanged = !isSame(state.writing, initial);

  function set(next: typeof state): void {
    latest.current = next;
    setState(next);
    if (isFinished.current) return;
    const { topic, title, body, images, products, poll } = next.writing;
    if (next.sentKey === undefined && isSame(next.writing, initial)) {
      forgetDraft(name);
      copy?.change(undefined);
      isStored.current = true;
    } else {
      const sent = next.sentKey === undefined ? {} : { sentKey: next.sentKey };
      const savedAt = Math.round(serverNow());
      const saved = { topic, title, body, images, products, poll, owner, savedAt, ...sent };
      isStored.current = saveDraft(name, saved);
      // A text that was sent cannot be changed until the response has arrived.
      if (next.sentKey === undefined) copy?.change(saved);
    }
  }

  const onRemoved = useRef<(removed: Writing) => void>(null);
  onRemoved.current = (removed) => {
    // Nothing is left to write of what another tab has published.
    const isDone = [removed, initial].some((writing) => isSame(writing, latest.current.writing));
    if (!isDone && seemsSignedIn()) set(latest.current);
  };
  useEffect(() => onDraftRemoved(name, (removed) => onRemoved.current?.(removed)), [name]);

  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (!isStored.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, []);

  useEffect(() => {
    if (!copy) return;
    const leave = () => {
      if (document.visibilityState === 'hidden') copy.flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      copy.flush();
    };
  }, [copy]);

  return {
    ...state,
    isChanged,
    isFinished: () => isFinished.current,
    change: (part) =>
      set({ ...latest.current, writing: { ...latest.current.writing, ...part(latest.current.writing) } }),
    setSentKey: (sentKey) => set({ ...latest.current, sentKey }),
    settle: async () => copy?.settle(),
    finish() {
      isFinished.current = true;
      forgetDraft(name);
    },
  };
}

const isSame = (one: Writing, other: Writing): boolean =>
  one.topic === other.topic &&
  one.title === other.title &&
  one.body === other.body &&
  JSON.stringify(one.poll) === JSON.stringify(other.poll) &&
  one.products.map(({ productNo }) => productNo).join() === other.products.map(({ productNo }) => productNo).join() &&
  one.images.map(({ imageUrl }) => imageUrl).join() === other.images.map(({ imageUrl }) => imageUrl).join();
