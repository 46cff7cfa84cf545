import type { Queries } from '../platform/database/database.ts';

/** Removes the given products, or all. */
export const forgetRecentlyViewed = (
  database: Queries,
  { memberId, productNos }: { memberId: number; productNos: number[] | undefined },
): Promise<unknown> =>
  database.query('DELETE FROM recent_view WHERE member_id = $1 AND (product_no = ANY($2::integer[]) OR $2 IS NULL)', [
    memberId,
    productNos ?? null,
  ]);
