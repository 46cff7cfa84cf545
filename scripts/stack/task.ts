import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Problem } from '../bootstrap/problem.mjs';
import { inData, inProject } from '../bootstrap/project.mjs';

export interface TaskOptions {
  name: string;
  script: string;
  args?: string[];
  env?: Record<string, string>;
  signal: AbortSignal;
  /** Told each line the task prints. */
  progress: (line: string) => void;
}

/** Runs a script of the project to its end, in a process of its own: its memory is given back, and it can be stopped. */
export async function runTask({ name, script, args = [], env, signal, progress }: TaskOptions): Promise<void> {
  const logFile = inData('logs', `${name}.log`);
  await mkdir(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [inProject(script), ...args], {
    cwd: inProject(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    createInterface(stream).on('line', (line) => {
      tail.push(line);
      tail.splice(0, tail.length - 30);
      if (stream === child.stdout) progress(line);
    });
  }
  const [code] = await once(child, 'close');
  log.end();
  signal.throwIfAborted();
  if (code === 0) return;
  throw new Problem({
    ko: `${name} 단계가 실패했습니다.`,
    en: `${name} failed.`,
    todo: [`전체 기록: ${logFile}`],
    detail: tail.join('\n'),
  });
}
