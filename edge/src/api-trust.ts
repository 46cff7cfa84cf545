import type { FastifyBaseLogger } from 'fastify';

const checkedEveryMs = 10_000;
/** While the API refuses, so that the edge is ready soon after its setting is mended. */
const refusedCheckedEveryMs = 1_000;
const answerWithinMs = 2_000;

interface LiveResponse {
  isAskerTrusted?: boolean;
}

/**
 * Whether the API trusts the client addresses that this edge forwards. If it does not, all visitors count as one
 * client, which soon reaches the API's rate limit: pages would go out without their prices.
 */
export class ApiTrust {
  readonly #apiUrl: string;
  readonly #log: FastifyBaseLogger;
  #isRefused = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(apiUrl: string, log: FastifyBaseLogger) {
    this.#apiUrl = apiUrl;
    this.#log = log;
  }

  /** True once the API has said that it does not trust this edge; an unreachable API changes nothing. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  async start(): Promise<void> {
    await this.#check();
    if (this.#isStopped) return;
    const pauseMs = this.#isRefused ? refusedCheckedEveryMs : checkedEveryMs;
    this.#timer = setTimeout(() => void this.start(), pauseMs).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #check(): Promise<void> {
    const live = await this.#ask().catch(() => undefined);
    if (!live) return;
    this.#isRefused = live.isAskerTrusted === false;
    if (this.#isRefused) {
      this.#log.error(
        'The API does not trust this edge: name the address it asks from in the TRUSTED_PROXIES of the API',
      );
    }
  }

  async #ask(): Promise<LiveResponse> {
    const response = await fetch(`${this.#apiUrl}/live`, { signal: AbortSignal.timeout(answerWithinMs) });
    return (await response.json()) as LiveResponse;
  }
}
