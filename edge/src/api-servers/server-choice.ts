/** A server that failed is tried last for so long. */
const avoidedForMs = 1_000;

/** Which of several equal servers to ask. Those in service take turns; one that fails or leaves is the last resort. */
export class ServerChoice {
  readonly #servers: readonly string[];
  readonly #avoidedUntilMs = new Map<string, number>();
  #turn = 0;

  /** Their origins. */
  constructor(servers: readonly string[]) {
    this.#servers = servers;
  }

  get all(): readonly string[] {
    return this.#servers;
  }

  /** In the order to try them. */
  order(): string[] {
    const nowMs = performance.now();
    const turned = [...this.#servers.slice(this.#turn), ...this.#servers.slice(0, this.#turn)];
    this.#turn = (this.#turn + 1) % this.#servers.length;
    const isAvoided = (server: string) => (this.#avoidedUntilMs.get(server) ?? 0) > nowMs;
    return [...turned.filter((server) => !isAvoided(server)), ...turned.filter(isAvoided)];
  }

  avoid(server: string, forMs = avoidedForMs): void {
    this.#avoidedUntilMs.set(server, performance.now() + forMs);
  }

  use(server: string): void {
    this.#avoidedUntilMs.delete(server);
  }
}

/** Nothing of the request has reached a server, so that it may be sent to another one, whatever it asks for. */
export const isUnreached = (error: unknown): boolean =>
  ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    String(codeIn(error)),
  );

/** `fetch` wraps the connection's error; a host of several addresses fails with one error for each. */
function codeIn(error: unknown): unknown {
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown[] };
  return code ?? (cause === undefined ? errors?.map(codeIn)[0] : codeIn(cause));
}
