import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { inProject } from '../../scripts/bootstrap/project.mjs';

interface ChildOptions {
  /** A TypeScript file of the project. */
  script: string;
  args?: string[];
  env: Record<string, string>;
  /** Answers 200 as soon as it can be used. */
  readyUrl: string;
  readyWithinMs: number;
  /** What it prints is shown. */
  isLoud?: boolean;
  signal: AbortSignal;
}

/** A program of the project that runs as long as a bench needs it. */
export class Child {
  readonly #process: ChildProcess;

  private constructor({ script, args = [], env, isLoud }: ChildOptions) {
    const watchParent = ['--import', new URL('../../scripts/stack/end-with-parent.ts', import.meta.url).href];
    this.#process = spawn(process.execPath, [...watchParent, inProject(script), ...args], {
      cwd: inProject(),
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
      stdio: ['ignore', isLoud ? 'inherit' : 'ignore', 'inherit', 'ipc'],
    });
  }

  static async start(options: ChildOptions): Promise<Child> {
    const child = new Child(options);
    try {
      await child.#becomesReady(options);
      return child;
    } catch (error) {
      await child[Symbol.asyncDispose]();
      throw error;
    }
  }

  async #becomesReady({ script, readyUrl, readyWithinMs, signal }: ChildOptions): Promise<void> {
    const giveUpAt = performance.now() + readyWithinMs;
    while (!(await fetch(readyUrl).catch(() => undefined))?.ok) {
      signal.throwIfAborted();
      if (this.#hasEnded) throw new Error(`${script} ended before it was ready`);
      if (performance.now() > giveUpAt) throw new Error(`${script} was not ready within ${readyWithinMs / 1000} s`);
      await delay(200);
    }
  }

  /** Memory in use, in bytes. */
  get memory(): number {
    const { pid } = this.#process;
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
  }

  get #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#hasEnded) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
