import { createHash } from 'node:crypto';

/** The hash under which a random secret is stored. A secret that people could guess would need a slow hash. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
