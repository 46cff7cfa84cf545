import type { ToastItem } from '@jangteo/contract';
import type { FastifyBaseLogger } from 'fastify';

/** Stars that come on top of something else, which goes on without them when they cannot be paid now. */
export const asBonus = (log: FastifyBaseLogger, pay: () => Promise<ToastItem[]>): Promise<ToastItem[]> =>
  pay().catch((error) => {
    log.warn({ err: error }, 'stars were not paid');
    return [];
  });
