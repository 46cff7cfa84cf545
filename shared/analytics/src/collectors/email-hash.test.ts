import { webcrypto } from 'node:crypto';
import { emailHash } from './email-hash.ts';

const hash = '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b';

// jsdom has no crypto.subtle.digest.
beforeEach(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

test.each(['test@example.com', ' Test@Example.COM\n'])(
  '[API-03] %j is trimmed and lowercased before it is hashed',
  async (email) => {
    expect(await emailHash(email)).toBe(hash);
  },
);

test('[API-03] without a digest the function returns nothing', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await emailHash('test@example.com')).toBeUndefined();
});
