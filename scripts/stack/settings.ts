import { Problem } from '../bootstrap/problem.mjs';

export interface Settings {
  ports: { edge: number; api: number; outside: number; postgres: number; dev: number };
  /** An existing PostgreSQL; without one, a local one is started. */
  databaseUrl: string | undefined;
}

const firstPort = 4700;
const highestOffset = 10;

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const edge = env.PORT ? Number(env.PORT) : firstPort;
  if (!Number.isInteger(edge) || edge < 1 || edge + highestOffset > 65_535) {
    throw new Problem({
      ko: `PORT=${env.PORT} 는 포트 번호가 아닙니다.`,
      en: `PORT=${env.PORT} is not a port number.`,
      todo: [withPort(firstPort + 100)],
    });
  }
  return {
    ports: { edge, api: edge + 1, outside: edge + 2, postgres: edge + 3, dev: edge + highestOffset },
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

/** The command that starts with another port, in the syntax of this system's shell. */
export const withPort = (port: number): string =>
  process.platform === 'win32' ? `set PORT=${port}&& npm start` : `PORT=${port} npm start`;
