import { parseArgs } from 'node:util';
import pg from 'pg';
import { step } from '../../scripts/bootstrap/steps.mjs';
import type { Bench } from '../bench.ts';
import { databaseToFill } from '../empty-database.ts';
import { askAndJudge } from '../search/asking.ts';
import { fillCommunity } from './fill.ts';
import { boardPosts, questions } from './questions.ts';

const options = {
  times: { type: 'string', default: '10' },
  posts: { type: 'string', default: '1000000' },
  beside: { type: 'string' },
} as const;
const postsBeside = 10_000;

const bench: Bench = {
  about:
    'how long the community’s lists, search and writing take with many posts: fills the empty, migrated DATABASE_URL with --posts 1000000, --times 10 for each path, --beside the address of another, for 10000',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    const databaseUrl = databaseToFill();
    const sizes = [
      { url: databaseUrl, size: Number(values.posts) },
      ...(values.beside ? [{ url: values.beside, size: postsBeside }] : []),
    ];
    for (const { url, size } of sizes) await fillIfEmpty(url, size);
    const databaseUrls = sizes.map(({ url }) => url);
    boardPosts.push(...(await postsOfAll(databaseUrls)));
    return askAndJudge({ databaseUrls, questions, times: Number(values.times) }, signal);
  },
};

export default bench;

async function fillIfEmpty(url: string, size: number): Promise<void> {
  const [first] = await query<{ first: number | null }>(url, 'SELECT min(post_id) AS first FROM post');
  if (first?.first) return;
  await step(`${size.toLocaleString()} posts`, (progress) => fillCommunity(url, { size, now: new Date(), progress }));
}

/** Posts of the board that all communities have. */
async function postsOfAll(urls: readonly string[]): Promise<number[]> {
  const lists = await Promise.all(
    urls.map((url) =>
      query<{ id: number }>(url, "SELECT post_id AS id FROM post_entry WHERE key = 'dashboard' AND post_id < 1000"),
    ),
  );
  const [first = [], ...others] = lists.map((rows) => rows.map(({ id }) => id));
  return first.filter((id) => others.every((ids) => ids.includes(id)));
}

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}
