export * from './call.ts';
export * from './codes.ts';
export * from './community.ts';
export * from './display.ts';
export * from './notice.ts';
export * from './release.ts';
export * from './routes.ts';

import { communityCalls } from './community.ts';
import { displayCalls } from './display.ts';
import { noticeCalls } from './notice.ts';

/** Every call of the product, by method and path. Parameters in a path are written `:name`. */
export const calls = { ...communityCalls, ...displayCalls, ...noticeCalls };

export type Calls = typeof calls;
export type CallKey = keyof Calls;
