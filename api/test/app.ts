import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CallKey, calls } from '@jangteo/contract';
import { type ObjectStore, openObjectStore } from '@jangteo/object-store';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../src/app.ts';
import { type Config, defaults } from '../src/platform/config.ts';
import { compileWhenUsed } from './compile-when-used.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { expectDocumentedReplies } from './documented.ts';
import { errorsIn } from './errors-in.ts';
import { testNow } from './market.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own for one test file: 'migrated' has the tables, 'market' a demo market in them. */
export async function openTestDatabase(template?: 'migrated' | 'market'): Promise<TestDatabase> {
  // Not counted: Jest loads this file anew for each test file, and one that is ended in its middle drops nothing.
  const name = `w${process.env.JEST_WORKER_ID}_${randomUUID().slice(0, 8)}`;
  return { url: await createDatabase(name, template), drop: () => dropDatabase(name) };
}

/** Two busy cores must not decide which requests an app lets in. */
export const generousLimits: Config['load'] = { ...defaults.load, maxWaitMs: 10_000 };

export interface TestApp {
  app: FastifyInstance;
  databaseUrl: string;
  /** The pictures of members and sellers. */
  uploads: ObjectStore;
  close(): Promise<void>;
}

/** The app as the server runs it, on a database of its own, with a clock that stands still. */
export async function openTestApp(template: 'migrated' | 'market', config: Partial<Config> = {}): Promise<TestApp> {
  const database = await openTestDatabase(template);
  const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  const uploads = config.uploads ?? openObjectStore(folder, {});
  const settings: Config = {
    ...defaults,
    uploads,
    databaseUrl: database.url,
    logLevel: 'silent',
    backgroundPauseMs: 0,
    now: () => testNow,
    load: generousLimits,
    ...config,
  };
  const app = await buildApp(settings, compileWhenUsed);
  expectDocumentedReplies(app);
  return {
    app,
    databaseUrl: database.url,
    uploads,
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
      await database.drop();
    },
  };
}

/** Returns a call's data, after checking that the response is a success and fits the contract. */
export async function succeed<T>(app: FastifyInstance, key: CallKey, url: string): Promise<T> {
  const reply = await app.inject({ method: 'GET', url });
  const body = reply.json();
  expect(body).toMatchObject({ code: 0 });
  expect(errorsIn(calls[key].reply, body.data)).toEqual([]);
  return body.data;
}

/** Returns status and code of a refusal, after checking that it has a Korean message and the request's id. */
export async function refuse(app: FastifyInstance, request: InjectOptions): Promise<{ status: number; code: number }> {
  const reply = await app.inject(request);
  const body = reply.json();
  expect(body).toEqual({
    code: expect.any(Number),
    message: expect.stringMatching(/[가-힣]/),
    requestId: reply.headers['x-request-id'] ?? expect.any(String),
  });
  return { status: reply.statusCode, code: body.code };
}
