import { useEffect, useRef, useState } from 'react';
import { type Draft, forgetDraft, saveDraft, type Writing } from './draft.ts';

interface Start {
  /** The draft's name. */
  name: string;
  owner: string;
  /** What an edited post contains, or an empty form. */
  initial: Writing;
  draft?: Draft | undefined;
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
  /** Removes the draft, since the post has been published. */
  finish: () => void;
}

/** What a member writes. Each change is stored at once, so that a crash loses nothing. */
export function useWriting({ name, owner, initial, draft }: Start): WritingState {
  const [state, setState] = useState<{ writing: Writing; sentKey: string | undefined }>(() => ({
    writing: draft ?? initial,
    sentKey: draft?.sentKey,
  }));
  // Uploads that end after the page was left change the draft, too: they must not see a text of an earlier render.
  const latest = useRef(state);
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
      isStored.current = true;
    } else {
      const sent = next.sentKey === undefined ? {} : { sentKey: next.sentKey };
      isStored.current = saveDraft(name, {
        topic,
        title,
        body,
        images,
        products,
        poll,
        owner,
        savedAt: Date.now(),
        ...sent,
      });
    }
  }

  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (!isStored.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, []);

  return {
    ...state,
    isChanged,
    isFinished: () => isFinished.current,
    change: (part) =>
      set({ ...latest.current, writing: { ...latest.current.writing, ...part(latest.current.writing) } }),
    setSentKey: (sentKey) => set({ ...latest.current, sentKey }),
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
