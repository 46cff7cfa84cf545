import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type LocalPostgres, startPostgres } from '../../scripts/postgres/local.ts';

/** A PostgreSQL with production settings that can be killed at any moment. */
export class KillablePostgres {
  readonly #folder: string;
  #running: LocalPostgres;

  private constructor(folder: string, running: LocalPostgres) {
    this.#folder = folder;
    this.#running = running;
  }

  static async open(): Promise<KillablePostgres> {
    const folder = await mkdtemp(join(tmpdir(), 'jangteo-crash-'));
    await chmod(folder, 0o755);
    return new KillablePostgres(folder, await startPostgres({ dataDir: join(folder, 'data'), port: 0 }));
  }

  get url(): string {
    return this.#running.url;
  }

  /** Kills all processes at once, whatever they are doing. */
  async kill(): Promise<void> {
    const { pid: postmaster, ended } = this.#running;
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', () => undefined);
    await client.connect();
    // A stopped process starts no more children while they are listed.
    process.kill(postmaster, 'SIGSTOP');
    const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid IS NOT NULL');
    for (const pid of [postmaster, ...rows.map((row) => row.pid)]) process.kill(pid, 'SIGKILL');
    await ended;
  }

  /** On the same files and at the same address. */
  async startAgain(): Promise<void> {
    const { port } = this.#running;
    this.#running = await startPostgres({ dataDir: join(this.#folder, 'data'), port });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#running.stop();
    await rm(this.#folder, { recursive: true });
  }
}
