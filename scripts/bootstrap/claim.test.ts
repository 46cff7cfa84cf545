import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claim, claimInTurn } from './claim.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'claim-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function mustClaim(at = folder) {
  const result = await claim(at, 'name', { pid: 7 });
  if ('holder' in result) throw new Error('It is held');
  return result.claim;
}

test('a second claim gets the holder’s present notice', async () => {
  const held = await mustClaim();
  held.notice.isStopping = true;
  await expect(claim(folder, 'name', {})).resolves.toEqual({ holder: { pid: 7, isStopping: true } });
  held.release();
});

test('a claim in turn waits for the holder, whom it names, and ends when it is interrupted', async () => {
  const held = await mustClaim();
  const waitedFor: unknown[] = [];
  const second = claimInTurn(folder, 'name', ({ pid }) => {
    waitedFor.push(pid);
    held.release();
  });
  (await second).release();
  expect(waitedFor).toEqual([7]);

  const third = await mustClaim();
  const interrupted = new AbortController();
  const fourth = claimInTurn(folder, 'name', () => interrupted.abort(), interrupted.signal);
  await expect(fourth).rejects.toThrow('aborted');
  third.release();
});

test('other names and other folders are free', async () => {
  const held = await mustClaim();
  const other = await mustClaim(path.join(folder, 'other'));
  other.release();
  held.release();
});

test('a released name can be claimed again', async () => {
  (await mustClaim()).release();
  (await mustClaim()).release();
});

test('a folder whose path is too long for a socket works as well', async () => {
  const deep = path.join(folder, 'deep/'.repeat(30));
  const held = await mustClaim(deep);
  await expect(claim(deep, 'name', {})).resolves.toHaveProperty('holder');
  held.release();
});

test('a holder that was killed no longer holds the name', async () => {
  const module = JSON.stringify(path.resolve(import.meta.dirname, 'claim.mjs'));
  const code = `const { claim } = await import(${module}); await claim(${JSON.stringify(folder)}, 'name', {}); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  await once(holder.stdout, 'data');
  await expect(claim(folder, 'name', {})).resolves.toHaveProperty('holder');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  (await mustClaim()).release();
});
