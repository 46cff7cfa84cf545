import type { CallKey } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { succeed } from './app.ts';

interface Page<Item> {
  list: Item[];
  totalCount: number;
  hasNext: boolean;
}

/** Loads a list page by page to its end, and checks that the pages add up to its total count. */
export async function walk<Item>(app: FastifyInstance, key: CallKey, url: string, limit = 100): Promise<Item[]> {
  const seen: Item[] = [];
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const separator = url.includes('?') ? '&' : '?';
    const answer = await succeed<Page<Item>>(app, key, `${url}${separator}page=${page}&limit=${limit}`);
    seen.push(...answer.list);
    hasNext = answer.hasNext;
    if (!hasNext) expect(seen).toHaveLength(answer.totalCount);
  }
  return seen;
}
