import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../bootstrap/problem.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { BackOff } from './back-off.ts';
import { ProgramLog } from './program-log.ts';

const readyTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;

export interface ProgramOptions {
  name: string;
  logFile: string;
  /** A TypeScript file of the project. */
  script: string;
  args?: string[];
  env?: Record<string, string>;
  /** Responds 200 as soon as the program is ready. Without it, the program sends its address to its parent. */
  readyUrl?: string;
  /** Called with a text on crashes and restarts. */
  report: (text: string) => void;
}

/** One program of the stack, kept running until it is disposed of. */
export class Program {
  readonly #options: ProgramOptions;
  readonly #log: ProgramLog;
  readonly #backOff = new BackOff();
  readonly #stopping = new AbortController();
  /** Processes that were ended for a restart: their end is no crash. */
  readonly #replaced = new WeakSet<ChildProcess>();
  #child: ChildProcess;
  #startedAt = 0;

  get name(): string {
    return this.#options.name;
  }

  /** Of its present process. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  constructor(options: ProgramOptions) {
    this.#options = options;
    this.#log = new ProgramLog(options.logFile);
    this.#child = this.#spawn();
  }

  /** Waits until the program is ready, and keeps it running from then on. Resolves with its address. */
  async ready(): Promise<string> {
    const waiting = new AbortController();
    const outcome = await Promise.race([
      this.#untilReady(waiting.signal),
      once(this.#child, 'exit').then(() => 'ended' as const),
      delay(readyTimeoutMs, 'late' as const, { signal: waiting.signal }),
    ]);
    waiting.abort();
    this.#stopping.signal.throwIfAborted();
    if (typeof outcome === 'string') throw this.#failure(outcome);
    if (hasEnded(this.#child)) throw this.#failure('ended');
    this.#child.once('exit', () => void this.#recover());
    return outcome.address;
  }

  /** Ends it and starts it again, from changed sources. */
  async restart(): Promise<void> {
    this.#replaced.add(this.#child);
    await endOf(this.#child);
    this.#stopping.signal.throwIfAborted();
    this.#child = this.#spawn();
    await this.ready();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopping.abort();
    await endOf(this.#child);
    this.#log.close();
  }

  #spawn(): ChildProcess {
    const { script, args = [], env } = this.#options;
    const watchParent = ['--import', new URL('end-with-parent.ts', import.meta.url).href];
    this.#startedAt = performance.now();
    return spawn(process.execPath, [...watchParent, inProject(script), ...args], {
      cwd: inProject(),
      // With the stand-ins nothing runs in production mode, whatever the terminal's NODE_ENV is.
      env: { ...process.env, NODE_ENV: 'development', ...env },
      // In a process group of its own: Ctrl-C reaches only the stack, which then ends its programs in order.
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', this.#log.descriptor, this.#log.descriptor, 'ipc'],
    });
  }

  async #untilReady(signal: AbortSignal): Promise<{ address: string }> {
    const { readyUrl } = this.#options;
    if (!readyUrl) {
      const [address] = await once(this.#child, 'message', { signal });
      return { address };
    }
    for (;;) {
      const reply = await fetch(readyUrl, { signal }).catch(() => undefined);
      if (reply?.ok) return { address: new URL(readyUrl).origin };
      await delay(100, undefined, { signal });
    }
  }

  async #recover(): Promise<void> {
    const { name, report } = this.#options;
    const stopped = this.#stopping.signal;
    let crashed = this.#child;
    while (!stopped.aborted && !this.#replaced.has(crashed)) {
      const waitMs = this.#backOff.next(performance.now() - this.#startedAt);
      report(`${name} 이(가) 멈춰 ${waitMs / 1000}초 뒤에 다시 시작합니다 · stopped, restarting · ${this.#log.file}`);
      await delay(waitMs, undefined, { signal: stopped }).catch(() => undefined);
      if (stopped.aborted || this.#replaced.has(crashed)) return;
      crashed = this.#spawn();
      this.#child = crashed;
      try {
        await this.ready();
        report(`${name} 이(가) 다시 일합니다 · running again`);
        return;
      } catch {
        await endOf(crashed);
      }
    }
  }

  #failure(outcome: 'ended' | 'late'): Problem {
    const { name } = this.#options;
    const how = outcome === 'ended' ? { ko: '시작하다가 멈췄습니다', en: 'stopped while starting' } : undefined;
    return new Problem({
      ko: `${name} 이(가) ${how?.ko ?? `${readyTimeoutMs / 1000}초 안에 준비되지 않았습니다`}.`,
      en: `${name} ${how?.en ?? `was not ready within ${readyTimeoutMs / 1000} seconds`}.`,
      todo: [`전체 기록: ${this.#log.file}`],
      detail: this.#log.tail(),
    });
  }
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

async function endOf(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(force);
}
