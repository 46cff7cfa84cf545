import type { FastifyBaseLogger } from 'fastify';
import type { OnStatement } from './database/database.ts';
import { currentRequest } from './http/request-context.ts';
import type { ApiMetrics } from './metrics.ts';

/** A statement that takes longer is logged with its text, which has no values in it. */
const slowMs = 200;

/** Each statement is measured, and logged under the id of the request that caused it. */
export function followStatements(log: FastifyBaseLogger, { observeStatement }: ApiMetrics): OnStatement {
  const logsAll = log.level === 'debug' || log.level === 'trace';
  return (text, ms) => {
    observeStatement(ms);
    const request = currentRequest();
    if (request) {
      request.statements += 1;
      request.databaseMs += ms;
    }
    const isSlow = ms >= slowMs;
    if (!isSlow && !logsAll) return;
    const line = { ms: Math.round(ms * 10) / 10, sql: text.replaceAll(/\s+/g, ' ').trim() };
    if (isSlow) log.warn(line, 'slow statement');
    else log.debug(line, 'statement');
  };
}
