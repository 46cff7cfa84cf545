import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestDatabase, type TestDatabase } from '../test/app.ts';
import { query } from '../test/query.ts';

let market: TestDatabase;
let folder: string;
beforeAll(async () => {
  market = await openTestDatabase('market');
  folder = await mkdtemp(join(tmpdir(), 'jangteo-readme-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await market.drop();
});

/** The commands that the README shows to operators, split as a shell would. */
async function readCommands(): Promise<string> {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, block = ''] = /^## What operators do$[\s\S]*?^```sh\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  return block;
}

test('the README’s commands for operators run as they are printed there', async () => {
  const block = await readCommands();
  expect(block.match(/^pnpm ops /gm)?.length).toBeGreaterThan(15);
  // A market in which one member has reported this post.
  await query(
    market.url,
    `INSERT INTO accusation (member_id, target, target_id, reason, reported_text, created_at)
     SELECT (SELECT max(member_id) FROM member), 'post', post_id, 'spam', title, now() FROM post WHERE post_id = 34`,
  );
  const main = join(import.meta.dirname, 'main.ts');
  const script = `set -euo pipefail\npnpm() { shift; "${process.execPath}" "${main}" "$@"; }\n${block}`;
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: market.url, OPERATOR: 'kim' },
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /해 보기만 했습니다[\s\S]*추가 1[\s\S]*내렸습니다[\s\S]*추가 1[\s\S]*특가 1000001을\(를\) 공개했습니다/,
  );
}, 180_000);
