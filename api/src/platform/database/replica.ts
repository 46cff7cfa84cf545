// Decision: docs/decisions/2026-11-23-reads-may-be-a-second-old.md

import { codeOf, type Database, isReadOnly, isUnavailable, type Queries } from './database.ts';

interface Options {
  /** Whether the work at hand may read what is up to a second old. */
  mayReadReplica: () => boolean;
  /** Called for each transaction, and for each statement that a replica refuses because it writes. */
  onWrite: () => void;
  /** Called when the replica falls behind or fails, and when it is back. */
  onChange: (isUsed: boolean, reason?: unknown) => void;
  checkEveryMs?: number;
}

export interface ReplicatedDatabase extends Database {
  /** Compares the replica with the primary once; repeated by itself. */
  checkReplica(): Promise<void>;
}

const primarySql = 'SELECT pg_current_wal_lsn()::text AS position';
/** True for a server that is no replica, too. */
const replicaSql = 'SELECT coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, NOT pg_is_in_recovery()) AS "isCurrent"';

/** A statement that writes, or one that the replica had to cancel to go on replaying. */
const isRefusedByReplica = (error: unknown): boolean => isReadOnly(error) || codeOf(error) === '40001';
/** A statement that took too long here takes too long there. */
const isTooSlow = (error: unknown): boolean => codeOf(error) === '57014';

/**
 * Reads from a replica what may be a second old, while the replica has everything that the primary had half a second
 * ago. Everything else, and whatever the replica cannot do, is the primary's.
 */
export function withReplica(primary: Database, replica: Database, options: Options): ReplicatedDatabase {
  const { mayReadReplica, onWrite, onChange, checkEveryMs = 500 } = options;
  const writes = new Set<string>();
  let isUsed = false;
  let position: string | undefined;

  const use = (isUsable: boolean, reason?: unknown) => {
    if (isUsed === isUsable) return;
    isUsed = isUsable;
    onChange(isUsable, reason);
  };

  const checkReplica = async () => {
    try {
      if (position !== undefined) {
        const [row] = await replica.query<{ isCurrent: boolean }>(replicaSql, [position]);
        use(row?.isCurrent === true, 'it is behind');
      }
    } catch (error) {
      use(false, error);
    }
    // While the primary is away, the replica has all that there is.
    const [row] = await primary.query<{ position: string }>(primarySql).catch(() => []);
    if (row) position = row.position;
  };

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const repeat = async () => {
    await checkReplica();
    if (!isClosed) timer = setTimeout(repeat, checkEveryMs).unref();
  };
  let checking = repeat();

  async function query<Row>(text: string, values?: unknown[]): Promise<Row[]> {
    if (!isUsed || !mayReadReplica() || writes.has(text)) return primary.query<Row>(text, values);
    try {
      return await replica.query<Row>(text, values);
    } catch (error) {
      const isLost = isUnavailable(error) && !isReadOnly(error) && !isTooSlow(error);
      if (!isRefusedByReplica(error) && !isLost) throw error;
      if (isReadOnly(error)) {
        writes.add(text);
        onWrite();
      }
      if (isLost) use(false, error);
      return primary.query<Row>(text, values);
    }
  }

  return {
    query,
    transaction<T>(work: (transaction: Queries) => Promise<T>) {
      onWrite();
      return primary.transaction(work);
    },
    check: () => primary.check(),
    connections: () => primary.connections(),
    checkReplica: () => {
      checking = checkReplica();
      return checking;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await checking;
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
