import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const backendsSql = `
  SELECT pid FROM pg_stat_activity WHERE application_name = 'jangteo-api' AND datname = current_database()`;

/**
 * Measures the processor time of the API and of its database's processes. Other work on the machine does not change it.
 * It needs Linux, and a database on this machine.
 */
export class ProcessorClock {
  readonly #api: number;
  readonly #client: pg.Client;
  #had = new Map<number, number>();

  private constructor(api: number, client: pg.Client) {
    this.#api = api;
    this.#client = client;
  }

  static async start(api: number, databaseUrl: string): Promise<ProcessorClock> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const clock = new ProcessorClock(api, client);
    await clock.lap();
    return clock;
  }

  /** Milliseconds since the last reading; undefined where they cannot be measured. */
  async lap(): Promise<number | undefined> {
    const { rows } = await this.#client.query<{ pid: number }>(backendsSql);
    const has = new Map([this.#api, ...rows.map(({ pid }) => pid)].map((pid) => [pid, processorMsOf(pid)]));
    const before = this.#had;
    this.#had = new Map([...has].map(([pid, ms]) => [pid, ms ?? 0]));
    // The time of the API alone: the database runs elsewhere.
    if ([...has.values()].every((ms, place) => place === 0 || ms === undefined)) return undefined;
    return [...this.#had].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }
}

/** The processor time of all threads; undefined if the process does not exist. */
function processorMsOf(pid: number): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
      .reduce((sum, ms) => sum + ms, 0);
  } catch {
    return undefined;
  }
}
