import { requireKey } from '../control/api-key.ts';

/** Only the market's server has the key. */
export const requireApiKey = requireKey('shop-stand-in');
