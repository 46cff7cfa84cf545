import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inData } from '../bootstrap/project.mjs';
import { step } from '../bootstrap/steps.mjs';
import { openDatabase } from '../stack/database.ts';
import { forgetMarket } from '../stack/forget-market.ts';
import type { Opened } from '../stack/keep-open.ts';
import { becomeOnlyInstance } from '../stack/only-instance.ts';
import { report } from '../stack/open-market.ts';
import { ownSecret } from '../stack/own-secret.ts';
import type { Program, ProgramOptions } from '../stack/program.ts';
import { apiProgram, edgeProgram, openProgram, outsideProgram, releasePlaces } from '../stack/programs.ts';
import { releaseChanges } from '../stack/release-changes.ts';
import { readSettings } from '../stack/settings.ts';
import { balance } from './balance.ts';

export interface Cluster {
  address: string;
  /** Of the edge that asks one API alone, where there is one. */
  loneAddress: string | undefined;
  databaseUrl: string;
  programs: Program[];
  /** What this machine lacks. */
  missing: string[];
}

interface Options {
  signal: AbortSignal;
  /** A further edge, which asks the first API alone: one and one, beside two and two. */
  loneEdge?: { port: number; env: Record<string, string> };
}

/**
 * The topology of production as processes of this machine: APIs and edges behind balancers, a replica, an object store,
 * and Valkey or Redis where it is installed. It begins with a new demo market each time.
 */
export async function openCluster(opened: Opened, { signal, loneEdge }: Options): Promise<Cluster> {
  const settings = readSettings();
  const { edge, api, postgres } = settings.ports;
  const address = `http://localhost:${edge}`;
  await becomeOnlyInstance(opened, signal, address);
  await forgetMarket(settings);
  const programs: Program[] = [];
  const start = async (options: Omit<ProgramOptions, 'logFile' | 'report'>): Promise<string> => {
    const { program, address } = await step(`시작 · ${options.name}`, () =>
      openProgram(opened, { ...options, logFile: inData('logs', `${options.name}.log`), report }),
    );
    programs.push(program);
    return address;
  };

  const access = {
    S3_ACCESS_KEY_ID: 'cluster',
    S3_SECRET_ACCESS_KEY: ownSecret(inData('object-store-key')),
    S3_REGION: 'this-machine',
  };
  const store = await start({
    name: 'object-store',
    script: 'outside/src/object-store/server.ts',
    args: [String(edge + 6)],
    env: access,
  });
  const releases = { ...releasePlaces, ...access, RELEASES_URL: `${store}/edge` };
  await releaseChanges(signal, releases);

  const databaseUrl = await openDatabase(opened, { settings, reset: true, signal, report });
  const redis = findRedis();
  const redisUrl =
    redis && (await start({ name: 'redis', script: 'scripts/cluster/redis.ts', args: [redis, String(edge + 5)] }));
  const replicaUrl =
    redisUrl &&
    (await start({
      name: 'replica',
      script: 'scripts/cluster/replica.ts',
      args: [databaseUrl, inData('postgres'), inData('replica'), String(postgres + 1)],
    }));
  await start(outsideProgram(settings, { report }));

  const apiPorts = [edge + 9, edge + 10];
  const edgePorts = [edge + 7, edge + 8];
  const common = apiProgram(settings, databaseUrl, { report });
  for (const [place, port] of apiPorts.entries()) {
    await start({
      ...common,
      name: `api-${place + 1}`,
      env: {
        ...common.env,
        ...access,
        PORT: String(port),
        UPLOADS_URL: `${store}/uploads`,
        REDIS_URL: redisUrl ?? '',
        DATABASE_READ_URL: replicaUrl ?? '',
        LEAVE_MS: '1000',
      },
      readyUrl: `http://127.0.0.1:${port}/ready`,
    });
  }
  const usual = edgeProgram(settings, { report });
  const startEdge = (name: string, port: number, apis: readonly number[], env: Record<string, string> = {}) =>
    start({
      ...usual,
      name,
      env: {
        ...usual.env,
        ...releases,
        PORT: String(port),
        PUBLIC_URL: address,
        SHOP_ORIGIN: `http://localhost:${settings.ports.outside}`,
        API_URLS: apis.map((apiPort) => `http://127.0.0.1:${apiPort}`).join(),
        // Its disk is empty: it serves what is in the store.
        KEPT_DIR: inData('kept', `${process.pid}-${port}`),
        PICTURES_CACHE_DIR: inData('pictures'),
        REPORTS_DIR: inData('reports'),
        ...env,
      },
      readyUrl: `http://127.0.0.1:${port}/ready`,
    });
  for (const [place, port] of edgePorts.entries()) await startEdge(`edge-${place + 1}`, port, apiPorts);
  if (loneEdge) await startEdge('edge-lone', loneEdge.port, apiPorts.slice(0, 1), loneEdge.env);
  opened.use(await balance(edge, edgePorts));
  opened.use(await balance(api, apiPorts));
  return {
    address,
    loneAddress: loneEdge && `http://localhost:${loneEdge.port}`,
    databaseUrl,
    programs,
    missing: redis
      ? []
      : ['Valkey 또는 Redis, 그리고 그것이 필요한 읽기 복제본 · Valkey or Redis, and the replica, which needs it'],
  };
}

function findRedis(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  const names = ['valkey-server', 'redis-server'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
