import { Problem } from '../bootstrap/problem.mjs';

export interface Settings {
  ports: { edge: number; api: number; outside: number; postgres: number; dev: number };
  /** An existing PostgreSQL; without one, a local one is started. */
  databaseUrl: string | undefined;
}

const firstPort = 4700;
const highestOffset = 10;
const distance = 100;
/** Servers that browsers and `fetch` ask; the others are PostgreSQL's, its replica's and Redis's. */
const httpOffsets = [0, 1, 2, 6, 7, 8, 9, highestOffset];

/** Ports that browsers and `fetch` refuse to ask (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

const blockedFrom = (base: number): number | undefined =>
  httpOffsets.map((offset) => base + offset).find((port) => blockedPorts.has(port));

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const edge = env.PORT ? Number(env.PORT) : firstPort;
  if (!Number.isInteger(edge) || edge < 1 || edge + highestOffset > 65_535) {
    throw new Problem({
      ko: `PORT=${env.PORT} 는 포트 번호가 아닙니다.`,
      en: `PORT=${env.PORT} is not a port number.`,
      todo: [withPort(firstPort + 100)],
    });
  }
  const blocked = blockedFrom(edge);
  if (blocked !== undefined) {
    throw new Problem({
      ko: `${blocked}번은 브라우저가 막는 포트입니다.`,
      en: `Browsers block port ${blocked}, which PORT=${edge} needs: it takes the ${highestOffset} ports after it, too.`,
      todo: [withPort(nextUsable(edge))],
    });
  }
  return {
    ports: { edge, api: edge + 1, outside: edge + 2, postgres: edge + 3, dev: edge + highestOffset },
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

/** The next base that has no port in common with this one, and none that browsers block. */
export function nextUsable(base: number): number {
  const next = base + distance;
  return blockedFrom(next) === undefined ? next : nextUsable(next);
}

/** The command that starts with another port, in the syntax of this system's shell. */
export const withPort = (port: number): string =>
  process.platform === 'win32' ? `set PORT=${port}&& npm start` : `PORT=${port} npm start`;
