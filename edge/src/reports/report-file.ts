import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { dayMs } from '@jangteo/contract/korean-day';
import { undefinedIfMissing } from '../releases/stores/release-files.ts';

/** An error as it is kept: what failed where, and nothing about who met it. */
export interface KeptError {
  at: string;
  /** The app and release of the first script in the stack; empty where none is ours. */
  app: string;
  release: string;
  /** The route of the page. */
  page: string;
  message: string;
  stack: string;
}

/** So many bytes of a day and an edge are kept; a flood beyond that is only counted. */
const mostBytes = 5 * 1024 * 1024;
/** Older files are deleted when a day begins. */
const keptDays = 90;

const isFile = (name: string): boolean => /^\d{4}-\d{2}-\d{2}\.\w+\.jsonl$/.test(name);

/** The errors that one edge has heard of, one file for each day. */
export class ReportFile {
  readonly #folder: string;
  readonly #edge: string;
  #bytes: { day: string; count: number } | undefined;

  constructor(folder: string, edge: string) {
    this.#folder = folder;
    this.#edge = edge;
  }

  async add(error: KeptError): Promise<void> {
    const day = error.at.slice(0, 10);
    const file = path.join(this.#folder, `${day}.${this.#edge}.jsonl`);
    if (this.#bytes?.day !== day) {
      await mkdir(this.#folder, { recursive: true });
      await this.#deleteOld(day);
      this.#bytes = { day, count: (await undefinedIfMissing(stat(file)))?.size ?? 0 };
    }
    const line = `${JSON.stringify(error)}\n`;
    if (this.#bytes.count + line.length > mostBytes) return;
    this.#bytes.count += line.length;
    await appendFile(file, line);
  }

  async #deleteOld(day: string): Promise<void> {
    const since = dayBefore(new Date(day), keptDays);
    const old = (await readdir(this.#folder)).filter(isFile).filter((name) => name < since);
    for (const name of old) await rm(path.join(this.#folder, name), { force: true });
  }
}

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);

/** All errors of the last days, from all edges that write into this folder. */
export async function* keptErrors(folder: string, days: number, now = new Date()): AsyncGenerator<KeptError> {
  const since = dayBefore(now, days);
  const names = ((await undefinedIfMissing(readdir(folder))) ?? []).filter(isFile).filter((name) => name >= since);
  for (const name of names.toSorted()) {
    for await (const line of createInterface(createReadStream(path.join(folder, name)))) {
      try {
        yield JSON.parse(line) as KeptError;
      } catch {
        // A line that is being written, or was cut off by a full disk.
      }
    }
  }
}
