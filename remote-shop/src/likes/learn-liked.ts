import { type LikedKind, liked } from './liked.ts';
import { isBeingTold } from './tell-server.ts';

/** The server's answer to what was asked at that moment: it may not know yet what it is being told. */
export const learnLiked = (kind: LikedKind, states: ReadonlyMap<number, boolean>, moment: number): void =>
  liked.learn(
    kind,
    [...states].filter(([id]) => !isBeingTold({ kind, id })),
    moment,
  );
