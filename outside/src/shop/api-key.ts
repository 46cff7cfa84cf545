import { requireKey } from '../control/api-key.ts';

/** The market's server, and nobody else. */
export const requireApiKey = requireKey('shop-stand-in');
