// Decision: docs/decisions/2026-11-20-hearts-are-filled-after-the-page.md

export const likeKinds = ['product', 'shop'] as const;
export type LikeKind = (typeof likeKinds)[number];

/** A product or a store. */
export interface LikeTarget {
  kind: LikeKind;
  /** `productNo` or `shopId`. */
  id: number;
}

interface KnownLike {
  isLiked: boolean;
  /** The revision at which it was set or requested. */
  revision: number;
}

const known: Record<LikeKind, Map<number, KnownLike>> = { product: new Map(), shop: new Map() };
const listeners = new Set<() => void>();
let revision = 0;

const notify = () => {
  for (const listener of listeners) listener();
};

/** The member's likes that this browser knows: the one source for the hearts of all screens. */
export const knownLikes = {
  /** Undefined while it is unknown. */
  get: ({ kind, id }: LikeTarget): boolean | undefined => known[kind].get(id)?.isLiked,

  set({ kind, id }: LikeTarget, isLiked: boolean): void {
    revision += 1;
    const isChange = known[kind].get(id)?.isLiked !== isLiked;
    known[kind].set(id, { isLiked, revision });
    if (isChange) notify();
  },

  /** Read before a request, and passed to `accept` with its response. */
  revision: (): number => revision,

  /** Takes a response. Likes that were set after `requestedAt` are newer, and stay as they are. */
  accept(kind: LikeKind, likes: Iterable<readonly [id: number, isLiked: boolean]>, requestedAt: number): void {
    for (const [id, isLiked] of likes) {
      const like = known[kind].get(id);
      if (!like || like.revision <= requestedAt) known[kind].set(id, { isLiked, revision: requestedAt });
    }
    notify();
  },

  idsOf: (kind: LikeKind): number[] => [...known[kind].keys()],

  /** Removes all likes when the member changes. */
  clear(): void {
    for (const likes of Object.values(known)) likes.clear();
    notify();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
