import type { calls, ReplyOf } from '@jangteo/contract';
import { useEffect, useState } from 'react';

/** The calls that the market's API allows to pages of other sites. */
type OpenCall = 'GET /api/v1/display/home/deal' | 'GET /api/v1/display/deal/:id';

/** The script's own origin: that of the market, whichever page it runs in. */
const market = new URL((document.currentScript as HTMLScriptElement).src).origin;

const deadlineMs = 10_000;

export const addressAt = (path: string): string => new URL(path, market).href;

/** Without cookies: a page of another site sees what visitors see, whoever is signed in at the market. */
async function call<K extends OpenCall>(key: K, id: number | undefined, signal: AbortSignal) {
  const path = key.slice('GET '.length).replace(':id', String(id));
  const response = await fetch(addressAt(path), { credentials: 'omit', signal });
  const { code, data } = (await response.json()) as { code: number; data: ReplyOf<(typeof calls)[K]> };
  if (response.status === 404) return null;
  if (!response.ok || code !== 0) throw new Error(`The market refuses ${path}: ${response.status}, code ${code}`);
  return data;
}

export type Loaded<Data> =
  | { state: 'loading' }
  | { state: 'gone' }
  | { state: 'failed'; retry: () => void }
  | { state: 'loaded'; data: Data };

export function useMarket<K extends OpenCall>(key: K, id?: number): Loaded<ReplyOf<(typeof calls)[K]>> {
  const [attempt, setAttempt] = useState(0);
  const wanted = `${key} ${id} ${attempt}`;
  const [result, setResult] = useState<{ of: string; data?: ReplyOf<(typeof calls)[K]> | null }>();
  useEffect(() => {
    let isLeft = false;
    const stopping = new AbortController();
    const deadline = setTimeout(() => stopping.abort(), deadlineMs);
    call(key, id, stopping.signal).then(
      (data) => setResult({ of: wanted, data }),
      () => isLeft || setResult({ of: wanted }),
    );
    return () => {
      isLeft = true;
      clearTimeout(deadline);
      stopping.abort();
    };
  }, [key, id, wanted]);
  if (result?.of !== wanted) return { state: 'loading' };
  if (result.data === null) return { state: 'gone' };
  if (!result.data) return { state: 'failed', retry: () => setAttempt(attempt + 1) };
  return { state: 'loaded', data: result.data };
}
