import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { EncodedImage } from './encode-image.ts';
import { PictureRefusal, type Reason } from './picture-refusal.ts';
import { takeTurns } from './take-turns.ts';

/** The work of one process: a member's picture, or a master and the file to make of it. */
export interface Job {
  bytes: Buffer;
  file?: string;
}

export type Outcome<T> = { value: T } | { reason: Reason };

export interface Encoders {
  /** @param owner Waits for its own pictures only: a stranger's next one comes first. */
  encode(owner: string, sent: Buffer): Promise<EncodedImage>;
  makeSize(master: Buffer, file: string): Promise<Buffer>;
  /** For work that must not be repeated by those who wait for their turn. */
  inTurn<T>(owner: string, work: () => Promise<T>): Promise<T>;
  close(): void;
}

interface Options {
  /** Longer than any honest picture takes. */
  withinMs?: number;
  start?: () => ChildProcess;
}

const atOnce = 2;
const mostWaiting = 32;

/**
 * Pictures are read in processes of their own. A library's fault ends that process and not the server, and one that takes
 * too long can be killed, which a thread in the middle of native code cannot.
 */
export function openEncoders({ withinMs = 8_000, start = startProcess }: Options = {}): Encoders {
  const idle = new Set<ChildProcess>();
  const all = new Set<ChildProcess>();
  let isClosed = false;
  const inTurn = takeTurns({ atOnce, waiting: mostWaiting });

  const take = (): ChildProcess => {
    const [waiting] = idle;
    if (waiting && idle.delete(waiting)) return waiting;
    const child = start();
    all.add(child);
    // A message to a process that has just ended fails here; the `exit` event below handles it.
    child.on('error', () => undefined);
    child.once('exit', () => {
      idle.delete(child);
      all.delete(child);
    });
    return child;
  };

  const run = async <T>(job: Job): Promise<T> => {
    const child = take();
    const outcome = await outcomeOf<T>(child, job, withinMs);
    if (all.has(child)) {
      if (isClosed) child.disconnect();
      else idle.add(child);
    }
    if ('reason' in outcome) throw new PictureRefusal(outcome.reason);
    return outcome.value;
  };

  return {
    encode: (owner, sent) => inTurn(owner, () => run<EncodedImage>({ bytes: sent })),
    makeSize: (master, file) => run<Buffer>({ bytes: master, file }),
    inTurn,
    close: () => {
      isClosed = true;
      for (const child of idle) child.disconnect();
    },
  };
}

/** Has the extension of this file: the package of the API contains JavaScript. */
const processFile = join(import.meta.dirname, `encoder-process${extname(import.meta.filename)}`);

const startProcess = (): ChildProcess =>
  fork(processFile, {
    serialization: 'advanced',
    execArgv: [],
    // It reads what strangers send, and needs none of the server's secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** The process is killed when it is late, and its picture refused as it is when the process ends by itself. */
async function outcomeOf<T>(child: ChildProcess, job: Job, withinMs: number): Promise<Outcome<T>> {
  const done = new AbortController();
  const { signal } = done;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, withinMs);
  try {
    child.send(job);
    return await Promise.race([
      once(child, 'message', { signal }).then(([outcome]) => outcome as Outcome<T>),
      once(child, 'exit', { signal }).then(() => ({ reason: isLate ? ('tooSlow' as const) : ('unreadable' as const) })),
    ]);
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}
