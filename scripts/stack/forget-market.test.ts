import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from './settings.ts';

const folders = ['channels', 'releases', 'uploads', 'postgres'];
const data = mkdtempSync(path.join(tmpdir(), 'market-'));
process.env.DATA_DIR = data;
beforeEach(() => {
  for (const folder of folders) mkdirSync(path.join(data, folder, 'in-it'), { recursive: true });
});
afterAll(() => rmSync(data, { recursive: true }));

const forget = async (env: NodeJS.ProcessEnv) => (await import('./forget-market.ts')).forgetMarket(readSettings(env));
const kept = () => folders.filter((folder) => existsSync(path.join(data, folder)));

test('a reset market has no releases and pictures of the one before', async () => {
  await forget({});
  expect(kept()).toEqual(['postgres']);
});

test('where DATABASE_URL names the database, a reset is refused before anything is forgotten', async () => {
  await expect(forget({ DATABASE_URL: 'postgres://db.example/market' })).rejects.toThrow(/does not empty a database/);
  expect(kept()).toEqual(folders);
});
