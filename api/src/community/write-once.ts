import type { ToastItem } from '@jangteo/contract';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { runOnce } from '../platform/idempotency.ts';

/** A call's reply data and its toasts. */
export interface WriteResult<Data> {
  data: Data;
  toastItems: ToastItem[];
}

interface KeyedRequest {
  memberId: number;
  requestKey: string;
  request: object;
}

/** Writes once for each idempotency key. A repeat returns the first result, without toasts. */
export const writeOnce = <Data>(
  database: Database,
  keyed: KeyedRequest,
  work: (transaction: Queries) => Promise<WriteResult<Data>>,
): Promise<WriteResult<Data>> =>
  inTransaction(database, async (transaction) => {
    let toastItems: ToastItem[] = [];
    const data = await runOnce(transaction, keyed, async () => {
      const result = await work(transaction);
      toastItems = result.toastItems;
      return result.data;
    });
    return { data, toastItems };
  });
