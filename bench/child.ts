import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { inProject } from '../scripts/bootstrap/project.mjs';

interface ChildOptions {
  /** A TypeScript file of the project. */
  script: string;
  args?: string[];
  env: Record<string, string>;
  /** Responds 200 as soon as the program is ready. */
  readyUrl: string;
  readyWithinMs: number;
  /** Its output is shown. */
  isLoud?: boolean;
  signal: AbortSignal;
}

/** A program of the project that runs as long as a bench needs it. */
export class Child {
  readonly #process: ChildProcess;

  private constructor({ script, args = [], env, isLoud }: ChildOptions) {
    const watchParent = ['--import', new URL('../scripts/stack/end-with-parent.ts', import.meta.url).href];
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

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Memory in use, in bytes. */
  get memory(): number {
    return Number(this.#ask('rss')) * 1024;
  }

  /** The processor time of all its threads so far, in ms. */
  get processorTime(): number {
    if (process.platform !== 'linux') return secondsOf(this.#ask('time')) * 1_000;
    // After the name in brackets: state, and eleven fields on, the ticks of a hundredth of a second.
    const fields = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  #ask(field: string): string {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(this.#process.pid)], { encoding: 'utf8' });
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

/** `01:02:03` → 3723 */
const secondsOf = (clock: string): number => clock.split(':').reduce((total, part) => total * 60 + Number(part), 0);
