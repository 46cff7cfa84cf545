// Decision: docs/decisions/2026-11-27-searches-are-logged-once-a-second.md

import type { FastifyInstance } from 'fastify';
import { repeat } from '../platform/repeat.ts';
import type { Services } from '../platform/services.ts';
import { visitorMark } from '../platform/visit-mark.ts';
import { tidyKeyword } from './tokens.ts';

interface Search {
  keyword: string;
  /** Where it comes from. */
  address: string;
  deviceUuid: string;
  at: Date;
}

export interface SearchLog {
  /** Logs a visitor's keyword once an hour, so that repeating a search does not raise its rank. */
  note(search: Search): void;
  /** Writes what was noted, and waits for what is being written. */
  write(): Promise<void>;
}

const writeEveryMs = 1_000;
const hourMs = 60 * 60 * 1000;
/** Less than 10 MB. */
const mostKnown = 20_000;

/** In one order, so that no two processes wait for each other. */
const insertSql = `
  INSERT INTO search_log (hour, keyword, device_uuid)
  SELECT DISTINCT date_trunc('hour', at), keyword, mark
  FROM unnest($1::timestamptz[], $2::text[], $3::text[]) AS search (at, keyword, mark)
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING`;

/** Single letters without a syllable: a half-typed word, or initial consonants. */
const isUnfinished = /[ㄱ-ㅣ]/;

/** Searches are written together every second, and when the app closes. A search succeeds even if it cannot be logged. */
export function openSearchLog(
  app: FastifyInstance,
  { database, keys }: Pick<Services, 'database' | 'keys'>,
): SearchLog {
  let noted: { keyword: string; mark: string; at: Date }[] = [];
  let writing = Promise.resolve();
  /** Searches with their hour: sorting and filtering repeat them. */
  const known = new Set<string>();
  const writeNoted = async () => {
    const searches = noted;
    if (searches.length === 0) return;
    noted = [];
    const columns = [
      searches.map(({ at }) => at),
      searches.map(({ keyword }) => keyword),
      searches.map(({ mark }) => mark),
    ];
    await database.query(insertSql, columns).catch((error) => {
      known.clear();
      app.log.warn({ err: error, count: searches.length }, 'searches not logged');
    });
  };
  const write = () => {
    writing = writing.then(writeNoted);
    return writing;
  };
  repeat(app, writeEveryMs, write);
  app.addHook('onClose', write);
  return {
    note({ keyword, address, deviceUuid, at }) {
      const search = `${Math.floor(at.getTime() / hourMs)} ${address} ${deviceUuid} ${keyword}`;
      if (known.has(search)) return;
      if (known.size === mostKnown) known.clear();
      known.add(search);
      const tidy = tidyKeyword(keyword);
      if (tidy === '' || isUnfinished.test(tidy)) return;
      noted.push({ keyword: tidy, mark: visitorMark(keys, { address, deviceUuid }), at });
    },
    write,
  };
}
