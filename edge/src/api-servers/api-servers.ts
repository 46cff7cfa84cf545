import { randomUUID } from 'node:crypto';
import { edgeProofHeader, isProvenApi, proveEdge } from '@jangteo/network';
import type { FastifyBaseLogger } from 'fastify';
import { isUnreached, ServerChoice } from './server-choice.ts';

interface Options {
  /** Origins of the API's processes, or of one address in front of them. */
  urls: readonly string[];
  /** Shared with the API; the first one is used. Without any, the API may trust this edge's address. */
  keys: readonly string[];
  log: FastifyBaseLogger;
}

const trustCheckedEveryMs = 10_000;
/** While an API refuses, so that the edge is ready soon after its setting is mended. */
const refusedCheckedEveryMs = 1_000;
const serviceCheckedEveryMs = 250;
const answerWithinMs = 2_000;

interface LiveResponse {
  isAskerTrusted?: boolean;
  proof?: string;
}

type Headers = Record<string, string>;

/**
 * The API's servers: which of them to ask, and the proof that an edge asks. While several are there, one that is about
 * to leave gets no further requests.
 */
export class ApiServers {
  readonly choice: ServerChoice;
  readonly #keys: readonly string[];
  readonly #log: FastifyBaseLogger;
  readonly #refusing = new Map<string, string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #isStopped = false;

  constructor({ urls, keys, log }: Options) {
    this.choice = new ServerChoice(urls);
    this.#keys = keys;
    this.#log = log;
  }

  /** The API does not take this edge for one, or does not prove that it is the API; an unreachable one changes nothing. */
  get isRefused(): boolean {
    return this.#refusing.size > 0;
  }

  /** Adds the proof. Without a visitor's address, the request is the edge's own, for everyone. */
  proven<H extends object>(headers: H): H & Partial<Headers> {
    const proof = proveEdge(this.#keys, headers as Readonly<Record<string, unknown>>);
    return proof === undefined ? headers : { ...headers, [edgeProofHeader]: proof };
  }

  /** Asks the first server that can be reached. A GET is also repeated elsewhere after a lost connection. */
  async fetch(path: string, { headers, ...init }: RequestInit & { headers?: Headers } = {}): Promise<Response> {
    const proven = this.proven(headers ?? { 'x-request-id': randomUUID() }) as Headers;
    const isRepeatable = init.method === undefined || init.method === 'GET';
    let lost: unknown;
    for (const server of this.choice.order()) {
      try {
        return await fetch(server + path, { ...init, headers: proven });
      } catch (error) {
        lost = error;
        const mayAskElsewhere = isUnreached(error) || (isRepeatable && error instanceof TypeError);
        if (!mayAskElsewhere || init.signal?.aborted) throw error;
        this.choice.avoid(server);
      }
    }
    throw lost;
  }

  async start(): Promise<void> {
    await Promise.all(this.choice.all.map((server) => this.#checkTrust(server)));
    if (this.choice.all.length > 1) for (const server of this.choice.all) void this.#checkService(server);
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #again(check: () => Promise<void>, inMs: number): void {
    if (this.#isStopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void check();
    }, inMs).unref();
    this.#timers.add(timer);
  }

  async #checkTrust(server: string): Promise<void> {
    const refusal = await this.#refusalOf(server).catch(() => 'unknown' as const);
    if (refusal !== 'unknown') {
      if (refusal) this.#refusing.set(server, refusal);
      else this.#refusing.delete(server);
    }
    const reason = this.#refusing.get(server);
    if (reason) this.#log.error({ server }, reason);
    this.#again(() => this.#checkTrust(server), reason ? refusedCheckedEveryMs : trustCheckedEveryMs);
  }

  async #refusalOf(server: string): Promise<string | undefined> {
    const headers = this.proven({ 'x-request-id': randomUUID() }) as Headers;
    const response = await fetch(`${server}/live`, { headers, signal: AbortSignal.timeout(answerWithinMs) });
    const { isAskerTrusted, proof } = (await response.json()) as LiveResponse;
    if (isAskerTrusted === false) {
      return 'The API does not trust this edge: both need a common key in EDGE_API_KEYS, and clocks within a minute';
    }
    const edgeProof = headers[edgeProofHeader];
    if (edgeProof !== undefined && !isProvenApi(this.#keys, edgeProof, proof)) {
      return 'What answers at the address of the API does not have a key of EDGE_API_KEYS';
    }
    return undefined;
  }

  /** Longer than the pause until the next check, so that a server which is not ready stays avoided. */
  async #checkService(server: string): Promise<void> {
    const isReady = await fetch(`${server}/ready`, { signal: AbortSignal.timeout(answerWithinMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isReady) this.choice.avoid(server, answerWithinMs + 4 * serviceCheckedEveryMs);
    else this.choice.use(server);
    this.#again(() => this.#checkService(server), serviceCheckedEveryMs);
  }
}
