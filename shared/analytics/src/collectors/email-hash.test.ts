import { webcrypto } from 'node:crypto';
import { emailHash } from './email-hash.ts';

const hash = '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b';

// jsdom has no digest.
beforeEach(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

test.each(['test@example.com', ' Test@Example.COM\n'])(
  '[API-03] %j is hashed trimmed and in small letters',
  async (email) => {
    expect(await emailHash(email)).toBe(hash);
  },
);

test('[API-03] where there is no digest nothing leaves', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await emailHash('test@example.com')).toBeUndefined();
});
