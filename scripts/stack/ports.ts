import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../bootstrap/problem.mjs';
import { nextUsable, type Settings, withPort } from './settings.ts';

const interfaces = [undefined, '127.0.0.1'];
/** A program whose parent has died ends within this time. */
const timeoutMs = 15_000;

/**
 * Throws with the port that is taken, and a command that would work. After a crash it waits for programs that are about
 * to end, and leaves a running database to PostgreSQL's own start.
 */
export async function requireFreePorts({ ports, databaseUrl }: Settings, followsCrash: boolean): Promise<void> {
  const needed = [ports.edge, ports.api, ports.outside];
  if (!databaseUrl && !followsCrash) needed.push(ports.postgres);
  const giveUpAt = Date.now() + (followsCrash ? timeoutMs : 0);
  let taken = await firstTaken(needed);
  while (taken !== undefined && Date.now() < giveUpAt) {
    await delay(200);
    taken = await firstTaken(needed);
  }
  if (taken === undefined) return;
  throw new Problem({
    ko: `${taken}번 포트를 다른 프로그램이 쓰고 있습니다.`,
    en: `Port ${taken} is taken by another program.`,
    todo: [withPort(await nextFreeBase(ports.edge, needed))],
  });
}

async function nextFreeBase(base: number, ports: number[]): Promise<number> {
  for (let next = nextUsable(base); next < 65_000; next = nextUsable(next)) {
    if ((await firstTaken(ports.map((port) => port - base + next))) === undefined) return next;
  }
  return nextUsable(base);
}

async function firstTaken(ports: number[]): Promise<number | undefined> {
  for (const port of ports) {
    for (const host of interfaces) if (!(await isFree(port, host))) return port;
  }
  return undefined;
}

const isFree = (port: number, host: string | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
