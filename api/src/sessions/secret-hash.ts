import { createHash } from 'node:crypto';

/** As which a secret is stored. For random ones only: what people can guess needs a slow hash. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
