import type { LocalPostgres } from '../scripts/postgres/local.ts';

interface OwnServer {
  postgres: LocalPostgres;
  folder: string;
}

/** Handed from Jest's setup to its teardown, which share nothing but the process. */
const shared = globalThis as { jangteoTestServer?: { own?: OwnServer } };
shared.jangteoTestServer ??= {};
export const testServer = shared.jangteoTestServer;
