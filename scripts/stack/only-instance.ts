import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { claim } from '../bootstrap/claim.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { inData } from '../bootstrap/project.mjs';
import type { Opened } from './keep-open.ts';

const timeoutMs = 20_000;
const openMark = inData('run', 'open');

interface Instance {
  /** The previous run was killed: its programs may take some seconds to notice. */
  followsCrash: boolean;
}

/** Two instances on one data folder would damage each other's data. */
export async function becomeOnlyInstance(opened: Opened, signal: AbortSignal, address: string): Promise<Instance> {
  const notice = { pid: process.pid, address, isStopping: false };
  const giveUpAt = Date.now() + timeoutMs;
  let result = await claim(inData('run'), 'instance', notice);
  while ('holder' in result) {
    if (!result.holder.isStopping || Date.now() > giveUpAt) throw alreadyRunning(result.holder);
    await delay(200);
    result = await claim(inData('run'), 'instance', notice);
  }
  const held = result.claim;
  signal.addEventListener('abort', () => {
    held.notice.isStopping = true;
  });
  const followsCrash = existsSync(openMark);
  await mkdir(path.dirname(openMark), { recursive: true });
  await writeFile(openMark, '');
  opened.defer(async () => {
    await rm(openMark, { force: true });
    held.release();
  });
  return { followsCrash };
}

const alreadyRunning = ({ address, pid }: Record<string, unknown>): Problem =>
  new Problem({
    ko: `이미 실행 중입니다: ${address} (프로세스 ${pid})`,
    en: `Already running: ${address} (process ${pid})`,
    todo: [`그 창에서 Ctrl-C 를 누르거나: kill ${pid}`, '하나 더 열려면: DATA_DIR=.data/second PORT=4800 npm start'],
  });
