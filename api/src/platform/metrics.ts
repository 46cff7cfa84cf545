// Decision: docs/decisions/2026-11-23-metrics-without-a-telemetry-sdk.md

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database/database.ts';

export interface ApiMetrics {
  registry: Registry;
  /** A request that was refused before its call was known. */
  countShed(): void;
  observeStatement(ms: number): void;
}

const seconds = { call: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10], statement: [0.001, 0.005, 0.02, 0.1, 0.5, 2] };

/**
 * The metrics that Prometheus reads from the API. Labels have few values: calls, statuses, kinds; no ids and no
 * members.
 */
export function makeMetrics(): ApiMetrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const shed = new Counter({ name: 'api_shed_total', help: 'Requests refused for overload before routing', registers });
  const statements = new Histogram({
    name: 'api_statement_seconds',
    help: 'Duration of database statements, waiting for a connection excluded',
    buckets: seconds.statement,
    registers,
  });
  return { registry, countShed: () => shed.inc(), observeStatement: (ms) => statements.observe(ms / 1_000) };
}

const outboxSql = `
  SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS age
  FROM outbox WHERE done_at IS NULL`;

/** A slot that the server has given up counts as without bound: what it kept for its reader is gone. */
const keptLogSql = `
  SELECT slot_name AS slot,
         CASE WHEN wal_status = 'lost' THEN 'Infinity'
              ELSE coalesce(pg_wal_lsn_diff(pg_current_wal_insert_lsn(), restart_lsn), 0) END::float8 AS bytes
  FROM pg_replication_slots`;

export function measure(app: FastifyInstance, { registry }: ApiMetrics, database: Database): void {
  const registers = [registry];
  const calls = new Histogram({
    name: 'api_call_seconds',
    help: 'Duration of calls',
    labelNames: ['call', 'status'],
    buckets: seconds.call,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    if (!config.isProbe) {
      const call = url ? `${request.method} ${url}` : 'unknown';
      calls.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
    }
    done();
  });
  new Gauge({
    name: 'api_connections',
    help: 'Connections to the database, and work that waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'api_outbox_age_seconds',
    help: 'Age of the oldest delivery that is not made',
    registers,
    async collect() {
      // Without the database, the other metrics are still served.
      const [row] = await database.query<{ age: number }>(outboxSql).catch(() => []);
      if (row) this.set(row.age);
    },
  });
  new Gauge({
    name: 'api_kept_log_bytes',
    help: 'Write-ahead log that the database keeps for an archive or a replica that has not read it',
    labelNames: ['slot'],
    registers,
    async collect() {
      this.reset();
      const slots = await database.query<{ slot: string; bytes: number }>(keptLogSql).catch(() => []);
      for (const { slot, bytes } of slots) this.set({ slot }, bytes);
    },
  });
}
