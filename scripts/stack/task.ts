import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { Problem } from '../bootstrap/problem.mjs';
import { inData, inProject } from '../bootstrap/project.mjs';

const linesKept = 80;

export interface CommandOptions {
  /** The task's name, which is also the name of its log. */
  name: string;
  file: string;
  args: string[];
  env?: Record<string, string>;
  signal: AbortSignal;
  /** Called with each line that the command prints. */
  progress: (line: string) => void;
}

export interface TaskOptions extends Omit<CommandOptions, 'file' | 'args'> {
  /** A script for Node, by its path in the project. */
  script: string;
  args?: string[];
}

export interface TaskResult {
  code: number | null;
  logFile: string;
  /** The last lines of its output. */
  tail: string;
}

/** Runs a script to its end in a process of its own, so that its memory is freed and it can be stopped. */
export const runTask = ({ script, args = [], ...options }: TaskOptions): Promise<TaskResult> =>
  runCommand({ ...options, file: process.execPath, args: [inProject(script), ...args] });

export async function runCommand(options: CommandOptions): Promise<TaskResult> {
  const { name, file, args, env, signal, progress } = options;
  const logFile = inData('logs', `${name}.log`);
  await mkdir(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const child = spawn(file, args, {
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
      if (tail.length > linesKept) tail.shift();
      const plain = stripVTControlCharacters(line).trim();
      if (plain) progress(plain);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  log.end();
  return { code, logFile, tail: tail.join('\n') };
}

/** Like `runTask`, but throws a problem for anything but success. */
export async function completeTask(options: TaskOptions): Promise<void> {
  const { code, logFile, tail } = await runTask(options);
  if (code === 0) return;
  throw new Problem({
    ko: `${options.name} 단계가 실패했습니다.`,
    en: `${options.name} failed.`,
    todo: [`전체 기록: ${logFile}`],
    detail: tail.split('\n').slice(-30).join('\n'),
  });
}
