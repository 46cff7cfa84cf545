import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../../api/test/server-process.ts';

const limits = ['ADDRESS_PER_MINUTE', 'DEVICE_PER_MINUTE', 'MEMBER_PER_MINUTE'];

/** Two processes of the API on one database. */
export class TwoServers {
  readonly #start: () => Promise<ServerProcess>;
  #servers: ServerProcess[];

  private constructor(start: () => Promise<ServerProcess>, servers: ServerProcess[]) {
    this.#start = start;
    this.#servers = servers;
  }

  /** With one secret, and without rate limits. */
  static async start(databaseUrl: string, settings: { JWT_SECRET: string; OUTSIDE_URL: string }): Promise<TwoServers> {
    const unlimited = Object.fromEntries(limits.map((name) => [name, '9999999']));
    const start = () => startServerProcess(databaseUrl, { ...settings, ...unlimited });
    return new TwoServers(start, await Promise.all([start(), start()]));
  }

  get addresses(): string[] {
    return this.#servers.map(({ address }) => address);
  }

  /** Throws when one of them has ended by itself. */
  expectAlive(): void {
    const isAlive = this.#servers.every(({ child }) => child.exitCode === null && child.signalCode === null);
    if (!isAlive) throw new Error('a process of the API has ended by itself');
  }

  /** Waits until both report that they are ready. */
  async untilReady(): Promise<void> {
    for (const { address } of this.#servers) {
      while (!(await fetch(`${address}/ready`).catch(() => undefined))?.ok) {
        this.expectAlive();
        await pause(10);
      }
    }
  }

  /** Kills one of them, and starts another one in its place. */
  async replace(place: number): Promise<void> {
    const victim = this.#servers[place] as ServerProcess;
    const ended = once(victim.child, 'exit');
    victim.child.kill('SIGKILL');
    await ended;
    this.#servers[place] = await this.#start();
  }

  [Symbol.dispose](): void {
    for (const { child } of this.#servers) child.kill('SIGKILL');
  }
}
