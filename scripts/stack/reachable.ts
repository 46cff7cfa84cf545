import { once } from 'node:events';
import { connect } from 'node:net';
import { Problem } from '../bootstrap/problem.mjs';

const timeoutMs = 5_000;
const postgresPort = 5432;

/** A configured database that cannot be reached is reported at once, and not as a failed migration. */
export async function requireReachable(databaseUrl: string): Promise<void> {
  const { hostname, port } = URL.parse(databaseUrl) ?? {};
  const place = `${hostname}:${port || postgresPort}`;
  const socket = connect({ host: hostname || 'localhost', port: Number(port || postgresPort) });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    throw new Problem({
      ko: `DATABASE_URL 이 가리키는 데이터베이스(${place})에 연결하지 못했습니다.`,
      en: `The database that DATABASE_URL names (${place}) cannot be reached.`,
      todo: [
        '주소를 확인하고 그 데이터베이스를 먼저 시작하세요.',
        'DATABASE_URL 없이 실행하면 이 컴퓨터에 하나를 시작합니다.',
      ],
    });
  } finally {
    socket.destroy();
  }
}
