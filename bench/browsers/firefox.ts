import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram, type OtherBrowser, size, tapAt } from './other-browser.ts';
import { ended } from './webkit.ts';

/** Firefox, by the protocol that it speaks itself (WebDriver BiDi). */
export async function openFirefox(opened: AsyncDisposableStack): Promise<OtherBrowser | undefined> {
  const program = findProgram('firefox-esr', 'firefox');
  if (!program) return undefined;
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  opened.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const window = [`--width=${size.width}`, `--height=${size.height}`];
  const options = ['--headless', '--remote-debugging-port=0', '--profile', profile, ...window];
  const child = spawn(program, options, {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  ended(opened, child);
  const address = await addressIn(child.stderr);
  const protocol = await Protocol.open(`${address}/session`);
  opened.defer(() => protocol.close());

  const { capabilities } = await protocol.call('session.new', { capabilities: {} });
  await protocol.call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await protocol.call('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: (url) => protocol.call('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const asText = `JSON.stringify(${expression})`;
      const { result } = await protocol.call('script.evaluate', {
        expression: asText,
        target: { context },
        awaitPromise: true,
      });
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    tap: (point) => protocol.call('input.performActions', { context, actions: tapAt(point) }),
    takeErrors: () => protocol.errors.splice(0),
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Firefox ended before it could be reached');
}

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  // biome-ignore lint/suspicious/noExplicitAny: replies of another program, of which each call takes what it needs.
  result: any;
  message?: string;
  params?: { level: string; text: string };
}

class Protocol {
  readonly errors: string[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(data)));
  }

  static async open(address: string): Promise<Protocol> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new Protocol(socket);
  }

  async call(method: string, params: object): Promise<Message['result']> {
    this.#calls += 1;
    const id = this.#calls;
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  }

  close(): void {
    this.#socket.close();
  }

  #take(message: Message): void {
    if (message.params?.level === 'error') this.errors.push(message.params.text);
    if (message.id) this.#waiting.get(message.id)?.(message);
  }
}
