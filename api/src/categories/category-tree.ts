import type { Category, CategoryTree } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import type { ListKey } from '../products/product-list.ts';

const sql = `
  SELECT category_no AS "categoryNo", code AS "categoryCode", name AS "categoryName", level, image_url AS "imageUrl"
  FROM category
  WHERE starts_with(code, $1) OR starts_with($1, code)
  ORDER BY length(code), sort_order, code`;

export interface CategoryPage {
  /** From level 1 down to the requested category. */
  path: Category[];
  list: CategoryTree[];
}

/** The category with this code and all below it, or the whole tree without a code. Empty if the code does not exist. */
export async function findCategories(database: Queries, code = ''): Promise<CategoryPage | undefined> {
  const rows = await database.query<Category>(sql, [code]);
  const path = rows.filter(({ categoryCode }) => code.startsWith(categoryCode));
  if (code && path.at(-1)?.categoryCode !== code) return undefined;
  const childrenOf = (parent: Category): Category[] =>
    rows.filter(
      ({ level, categoryCode }) => level === parent.level + 1 && categoryCode.startsWith(parent.categoryCode),
    );
  const roots = code ? path.slice(-1) : rows.filter(({ level }) => level === 1);
  const list = roots.map((root) => ({
    ...root,
    children: childrenOf(root).map((child) => ({ ...child, children: childrenOf(child) })),
  }));
  return { path, list };
}

/** The categories of level 3 at or below a category: those that products belong to. */
export async function findLeaves(database: Queries, categoryNo: number): Promise<number[]> {
  const rows = await database.query<{ categoryNo: number }>(
    `SELECT leaf.category_no AS "categoryNo"
     FROM category c
     JOIN category leaf ON leaf.level = 3 AND starts_with(leaf.code, c.code)
     WHERE c.category_no = $1`,
    [categoryNo],
  );
  return rows.map((row) => row.categoryNo);
}

/** The list keys of a category and of all below it. */
export async function findCategoryKey(
  database: Queries,
  category: { code: string } | { no: number },
): Promise<ListKey | undefined> {
  const [key] = await database.query<ListKey>(
    'SELECT key_no AS "keyNo", 1 AS weight FROM category WHERE code = $1 OR category_no = $2',
    'code' in category ? [category.code, null] : [null, category.no],
  );
  return key;
}
