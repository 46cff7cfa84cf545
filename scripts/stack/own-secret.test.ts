import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownSecret } from './own-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('is made once, long enough, and readable by its owner only', async () => {
  const file = join(folder, 'data', 'jwt-secret');
  const secret = ownSecret(file);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(ownSecret(file)).toBe(secret);
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0);
});

test('differs between folders', () => {
  expect(ownSecret(join(folder, 'a'))).not.toBe(ownSecret(join(folder, 'b')));
});
