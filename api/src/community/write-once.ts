import type { ToastItem } from '@jangteo/contract';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { answerOnce } from '../platform/idempotency.ts';

/** What a call answers, and what the member is told beside it. */
export interface Told<Data> {
  data: Data;
  toastItems: ToastItem[];
}

interface Keyed {
  memberId: number;
  requestKey: string;
  request: object;
}

/** Writes once for each key. A repeated request gets the first answer, and is not told again what was earned. */
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
