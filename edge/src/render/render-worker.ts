import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageRequest, Prepared } from '@jangteo/contract/rendering';
import type { ContentBytes, FailedCall, FromWorker, ToWorker, WorkerSet, WorkerStart } from './protocol.ts';
import { reasonOf } from './reason.ts';

export interface RenderJob {
  prepared: Promise<Prepared>;
  /** Rejects for a redirection, which has no content. */
  content: Promise<ContentBytes>;
  /** The calls that have failed so far. */
  failedCalls(): readonly FailedCall[];
}

export class RenderFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RenderFailed';
  }
}

/** Why a worker ended, and the page that it worked on. */
export interface WorkerEnd {
  reason: string;
  page: PageRequest | undefined;
}

interface Pending {
  page: PageRequest;
  prepared: PromiseWithResolvers<Prepared>;
  content: PromiseWithResolvers<ContentBytes>;
  failedCalls: readonly FailedCall[];
}

const memoryLimitMb = 256;
/** Has the extension of this file: the package of the edge contains JavaScript. */
const workerFile = path.join(import.meta.dirname, `worker${path.extname(import.meta.filename)}`);

/** One worker thread, from its start to its end; its owner starts the next one. */
export class RenderWorker {
  readonly #thread: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #pageAtWork = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #ended = Promise.withResolvers<WorkerEnd>();
  readonly #onStray: (reason: string) => void;
  #pong = Promise.withResolvers<void>();
  #lastId = 0;
  #failure: string | undefined;

  constructor(set: WorkerSet, onStray: (reason: string) => void) {
    this.#onStray = onStray;
    this.#thread = new Worker(workerFile, {
      workerData: { set, pageAtWork: this.#pageAtWork } satisfies WorkerStart,
      // Bundles cannot read the edge's secrets.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    });
    this.#thread.on('message', (message: FromWorker) => this.#receive(message));
    this.#thread.on('error', (error) => {
      this.#failure = reasonOf(error);
    });
    this.#thread.on('exit', (code) => this.#end(this.#failure ?? `the worker ended with code ${code}`));
  }

  /** Resolves when the thread has ended. */
  get ended(): Promise<WorkerEnd> {
    return this.#ended.promise;
  }

  get pendingCount(): number {
    return this.#pending.size;
  }

  render(request: PageRequest, callHeaders: Readonly<Record<string, string>>): RenderJob {
    this.#lastId += 1;
    const pending: Pending = {
      page: request,
      prepared: Promise.withResolvers(),
      content: Promise.withResolvers(),
      failedCalls: [],
    };
    // A caller may await only one of the two; the other must not become an unhandled rejection.
    pending.prepared.promise.catch(() => undefined);
    pending.content.promise.catch(() => undefined);
    if (this.#failure === undefined) {
      this.#pending.set(this.#lastId, pending);
      this.#post({ type: 'render', id: this.#lastId, request, callHeaders });
    } else {
      reject(pending, this.#failure);
    }
    const { prepared, content } = pending;
    return { prepared: prepared.promise, content: content.promise, failedCalls: () => pending.failedCalls };
  }

  /** Whether the thread still responds; a thread in an endless loop does not. */
  async answers(withinMs: number): Promise<boolean> {
    this.#post({ type: 'ping' });
    const timeout = Promise.withResolvers<false>();
    const timer = setTimeout(() => timeout.resolve(false), withinMs);
    const answer = await Promise.race([
      this.#pong.promise.then(() => true),
      this.ended.then(() => true),
      timeout.promise,
    ]);
    clearTimeout(timer);
    return answer;
  }

  async stop(): Promise<void> {
    await this.#thread.terminate();
  }

  #post(message: ToWorker): void {
    this.#thread.postMessage(message);
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'pong':
        this.#pong.resolve();
        this.#pong = Promise.withResolvers();
        break;
      case 'stray':
        this.#onStray(message.reason);
        break;
      case 'calls failed':
        this.#callsFailed(message.id, message.failed);
        break;
      case 'prepared':
        this.#prepared(message.id, message.prepared);
        break;
      case 'finished':
        this.#pending.get(message.id)?.content.resolve(message.content);
        this.#pending.delete(message.id);
        break;
      case 'failed':
        this.#fail(message.id, message.reason);
        break;
    }
  }

  #callsFailed(id: number, failed: readonly FailedCall[]): void {
    const pending = this.#pending.get(id);
    if (pending) pending.failedCalls = failed;
  }

  #prepared(id: number, prepared: Prepared): void {
    this.#pending.get(id)?.prepared.resolve(prepared);
    if (prepared.redirect !== undefined) this.#fail(id, 'a redirection has no content');
  }

  #fail(id: number, reason: string): void {
    const pending = this.#pending.get(id);
    if (pending) reject(pending, reason);
    this.#pending.delete(id);
  }

  #end(reason: string): void {
    const page = this.#pending.get(Atomics.load(this.#pageAtWork, 0))?.page;
    this.#failure = reason;
    for (const id of [...this.#pending.keys()]) this.#fail(id, reason);
    this.#ended.resolve({ reason, page });
  }
}

function reject({ prepared, content }: Pending, reason: string): void {
  const error = new RenderFailed(reason);
  prepared.reject(error);
  content.reject(error);
}
