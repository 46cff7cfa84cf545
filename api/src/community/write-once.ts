import type { ToastItem } from '@jangteo/contract';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { answerOnce } from '../platform/idempotency.ts';

/** A call's reply data and its toasts. */
export interface Told<Data> {
  data: Data;
  toastItems: ToastItem[];
}

interface Keyed {
  memberId: number;
  requestKey: string;
  request: object;
}

/** Writes once for each idempotency key. A repeat returns the first result, without toasts. */
export const writeOnce = <Data>(
  database: Database,
  keyed: Keyed,
  work: (transaction: Queries) => Promise<Told<Data>>,
): Promise<Told<Data>> =>
  inTransaction(database, async (transaction) => {
    let toastItems: ToastItem[] = [];
    const data = await answerOnce(transaction, keyed, async () => {
      const told = await work(transaction);
      toastItems = told.toastItems;
      return told.data;
    });
    return { data, toastItems };
  });
