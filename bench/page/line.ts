import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Duplex, duplexPair, type Readable, type Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

export interface LineSpeed {
  /** There and back. */
  latencyMs: number;
  downKbps: number;
  upKbps: number;
}

/**
 * A mobile network between the browser and `connect`: all connections share its rate, each begins after the round trips for
 * its name and itself, and none has more on the way than TCP's slow start allows. Returns the port on which it is reached.
 */
export async function openLine(
  opened: AsyncDisposableStack,
  { latencyMs, downKbps, upKbps }: LineSpeed,
  connect: (visitor: Duplex) => void,
): Promise<number> {
  const up = new Direction(upKbps, latencyMs);
  const down = new Direction(downKbps, latencyMs);
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (phone) => {
    const [near, far] = duplexPair({ highWaterMark: firstWindow });
    const ends = [phone, near, far];
    const close = () => ends.forEach((end) => void end.destroy());
    for (const end of ends) end.on('error', close);
    connect(far);
    const upwards = delay(2 * latencyMs).then(() => up.carry(phone, near));
    Promise.all([upwards, down.carry(near, phone)]).catch(close);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.defer(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const segmentBytes = 1_460;
/** Of a connection that has just begun: what it may send before the first of it is acknowledged. */
const firstWindow = 10 * segmentBytes;
/** Timers are late by some milliseconds: the line never waits for one. */
const aheadMs = 10;

const now = (): number => performance.now();
const until = (time: number): Promise<unknown> | undefined =>
  time > now() ? delay(Math.ceil(time - now())) : undefined;

/** One direction of the line. */
class Direction {
  readonly #bytesPerMs: number;
  readonly #latencyMs: number;
  #freeAt = 0;

  constructor(kbps: number, latencyMs: number) {
    this.#bytesPerMs = kbps / 8;
    this.#latencyMs = latencyMs;
  }

  async carry(from: Readable, to: Writable): Promise<void> {
    const room = new Room();
    let delivered = Promise.resolve();
    // The other direction may still be in use at its end.
    const chunks: AsyncIterable<Buffer> = from.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      for (let start = 0; start < chunk.length; start += segmentBytes) {
        const segment = chunk.subarray(start, start + segmentBytes);
        await room.take(segment.length);
        await until(this.#freeAt - aheadMs);
        const arrivesAt = this.#send(segment.length);
        delivered = delivered.then(async () => {
          await until(arrivesAt);
          to.write(segment);
          setTimeout(() => room.giveBack(segment.length), this.#latencyMs / 2);
        });
      }
    }
    await delivered;
    to.end();
  }

  /** When the bytes arrive that are sent now, after all that was sent before. */
  #send(bytes: number): number {
    this.#freeAt = Math.max(this.#freeAt, now()) + bytes / this.#bytesPerMs;
    return this.#freeAt + this.#latencyMs / 2;
  }
}

/** How much more a connection may send: it grows by what is acknowledged. */
class Room {
  #free = firstWindow;
  #waiting: (() => void) | undefined;

  async take(bytes: number): Promise<void> {
    while (this.#free < bytes) {
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    }
    this.#free -= bytes;
  }

  giveBack(bytes: number): void {
    this.#free += 2 * bytes;
    this.#waiting?.();
  }
}
