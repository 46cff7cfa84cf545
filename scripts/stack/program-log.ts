import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const largestLog = 20_000_000;

/** A program writes directly into its file, so that it can still write when its parent is gone. */
export class ProgramLog {
  readonly file: string;
  readonly #start: number;
  readonly descriptor: number;

  constructor(file: string) {
    this.file = file;
    mkdirSync(path.dirname(file), { recursive: true });
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > largestLog) renameSync(file, `${file}.old`);
    this.descriptor = openSync(file, 'a');
    this.#start = fstatSync(this.descriptor).size;
  }

  /** The last lines since the log was opened. */
  tail(lines = 15): string {
    const text = readFileSync(this.file).subarray(this.#start).toString('utf8');
    return text.trimEnd().split('\n').slice(-lines).join('\n');
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
