import type { ToastItem } from '@jangteo/contract';
import type { FastifyBaseLogger } from 'fastify';

/** Pays stars on top of an act that must succeed without them: a failure is logged, not thrown. */
export const asBonus = (log: FastifyBaseLogger, pay: () => Promise<ToastItem[]>): Promise<ToastItem[]> =>
  pay().catch((error) => {
    log.warn({ err: error }, 'stars were not paid');
    return [];
  });
