import { reconcileStars } from '../../api/src/stars/upkeep/reconcile.ts';
import type { CrashMarket } from './crash-market.ts';
import { compare } from './scenario.ts';

/** Counters that are stored beside the rows they count. */
const miscountedSql = `
  SELECT 'post ' || post_id AS what FROM post p
  WHERE (reply_count, replier_count, like_count, clip_count, voter_count) <> (
    (SELECT count(*) FROM reply r WHERE r.post_id = p.post_id),
    (SELECT count(DISTINCT member_id) FROM reply r WHERE r.post_id = p.post_id),
    (SELECT count(*) FROM post_like l WHERE l.post_id = p.post_id),
    (SELECT count(*) FROM post_clip c WHERE c.post_id = p.post_id),
    (SELECT count(*) FROM poll_vote v WHERE v.post_id = p.post_id)
  )
  UNION ALL
  SELECT 'option ' || option_id FROM poll_option o
  WHERE vote_count <> (SELECT count(*) FROM poll_choice c WHERE c.option_id = o.option_id)
  UNION ALL
  SELECT 'product ' || product_no FROM product p
  WHERE like_count <> (SELECT count(*) FROM product_like l WHERE l.product_no = p.product_no)`;

/** Exchanges that the shop platform must have, too. */
const exchangedSql = `
  SELECT grant_key || ' ' || points || ' asked for 1' AS fact
  FROM star_exchange WHERE member_id = ANY($1)`;

/** Everything lost, incomplete or duplicated: where responses and database, or two places of the database, disagree. */
export async function findViolations(market: CrashMarket): Promise<string[]> {
  const { database, people, scenarios } = market;
  const memberIds = people.map(({ memberId }) => memberId);
  const facts = async (sql: string) =>
    (await database.query<{ fact: string }>(sql, [memberIds])).map(({ fact }) => fact);
  const violations: string[] = [];
  for (const { name, promised, keptSql } of scenarios)
    violations.push(...compare(name, promised(), await facts(keptSql)));
  const miscounted = await database.query<{ what: string }>(miscountedSql);
  violations.push(...miscounted.map(({ what }) => `miscounted: ${what}`));
  const { mismatches } = await reconcileStars(database, new Date());
  violations.push(...mismatches.map((sums) => `stars: ${JSON.stringify(sums)}`));
  const granted = (await market.grants()).map(
    ({ grantKey, points, requests }) => `${grantKey} ${points} asked for ${requests}`,
  );
  return [...violations, ...compare('points', granted, await facts(exchangedSql))];
}
