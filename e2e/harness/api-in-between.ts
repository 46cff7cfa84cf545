import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { CallKey, Envelope } from '@jangteo/contract';
import { apiAddress } from '../places.ts';

/** The start of a path, as `/api/v1/display/home/deal` or `/api/v1/display/deal/:id`. */
type Path = string;

type Handler = (incoming: IncomingMessage, answer: ServerResponse) => void | Promise<void>;

/** Passes calls on to the stack's API, except those that a test handles itself. Serves servers and browsers alike. */
export class ApiInBetween {
  readonly #agent = new Agent({ keepAlive: true });
  /** Leaves it to clients to close connections: on a busy machine they would send calls into connections that it has closed. */
  readonly #server = createServer({ keepAliveTimeout: 0 }, (incoming, answer) => void this.#handle(incoming, answer));
  #treatments = new Map<Path, Handler>();
  /** Responses that are held back. */
  #held: (() => void)[] = [];

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.heal();
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  answer(path: Path, status: number, body: string): void {
    this.#treatments.set(path, (_, answer) => {
      answer.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  }

  /** The call is passed on, whatever is set afterwards for paths above it. */
  pass(path: Path): void {
    this.#treatments.set(path, (incoming, answer) => this.#passOn(incoming, answer));
  }

  /** The connection breaks. */
  refuse(path: Path): void {
    this.#treatments.set(path, (incoming) => {
      incoming.socket.destroy();
    });
  }

  /** There is no response until `heal`; then the real one follows. */
  hold(path: Path): void {
    this.#treatments.set(path, async (incoming, answer) => {
      await new Promise<void>((resolve) => this.#held.push(resolve));
      if (!incoming.socket.destroyed) await this.#passOn(incoming, answer);
    });
  }

  /** Changes the data of a call's response. */
  change<Data extends object>(call: CallKey, change: (data: Data) => void): void {
    this.#changeBelow(call.slice(call.indexOf('/')), change as (data: object) => void);
  }

  /** Changes the data of every response. */
  changeAll(change: (data: object) => void): void {
    this.#changeBelow('/', change);
  }

  #changeBelow(path: Path, change: (data: object) => void): void {
    this.#treatments.set(path, async (incoming, answer) => {
      const { status, body } = await this.#ask(incoming);
      const envelope = JSON.parse(body.toString('utf8')) as Envelope<object>;
      if (envelope.data) change(envelope.data);
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
    });
  }

  /** Every call is passed on again, and held responses are sent. */
  heal(): void {
    this.#treatments = new Map();
    for (const release of this.#held.splice(0)) release();
  }

  async #handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', apiAddress);
    const treatment = [...this.#treatments].find(([path]) => startsWith(pathname, path))?.[1];
    try {
      if (treatment) await treatment(incoming, answer);
      else await this.#passOn(incoming, answer);
    } catch {
      incoming.socket.destroy();
    }
  }

  async #passOn(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { status, type, body } = await this.#ask(incoming);
    answer.writeHead(status, { 'content-type': type }).end(body);
  }

  async #ask(incoming: IncomingMessage): Promise<{ status: number; type: string; body: Buffer }> {
    const outgoing = request(`${apiAddress}${incoming.url}`, {
      agent: this.#agent,
      method: incoming.method,
      headers: incoming.headers,
    });
    incoming.pipe(outgoing);
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
    const { statusCode = 502, headers } = reply;
    return { status: statusCode, type: headers['content-type'] ?? 'application/json', body: await buffer(reply) };
  }
}

const startsWith = (pathname: string, path: Path): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '\\d+')}`).test(pathname);
