import type { LikeTarget } from './known-likes.ts';

/** The name of the act, which is made after a login. */
export const likeAction = ({ kind, id }: LikeTarget): string => `like ${kind} ${id}`;
