export const likedKinds = ['product', 'shop'] as const;
export type LikedKind = (typeof likedKinds)[number];

export interface Likable {
  kind: LikedKind;
  /** The product's or the shop's number. */
  id: number;
}

interface State {
  isLiked: boolean;
  /** When it was said, as a count of all that has been said. */
  said: number;
}

const known: Record<LikedKind, Map<number, State>> = { product: new Map(), shop: new Map() };
const listeners = new Set<() => void>();
let saidSoFar = 0;

const announce = () => {
  for (const listener of listeners) listener();
};

/** What this browser's member likes, as far as it is known: one place for the hearts of all screens. */
export const liked = {
  /** Nothing while it is not known. */
  get: ({ kind, id }: Likable): boolean | undefined => known[kind].get(id)?.isLiked,

  /** Somebody has said so just now. */
  set({ kind, id }: Likable, isLiked: boolean): void {
    saidSoFar += 1;
    const isNews = known[kind].get(id)?.isLiked !== isLiked;
    known[kind].set(id, { isLiked, said: saidSoFar });
    if (isNews) announce();
  },

  /** To be handed back with an answer that is asked for now. */
  moment: (): number => saidSoFar,

  /** An answer that was asked for at that moment: what has been said since then stands. */
  learn(kind: LikedKind, states: Iterable<readonly [number, boolean]>, moment: number): void {
    for (const [id, isLiked] of states) {
      const state = known[kind].get(id);
      if (!state || state.said <= moment) known[kind].set(id, { isLiked, said: moment });
    }
    announce();
  },

  idsOf: (kind: LikedKind): number[] => [...known[kind].keys()],

  /** The next member likes other things. */
  forget(): void {
    for (const states of Object.values(known)) states.clear();
    announce();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
