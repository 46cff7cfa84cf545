import { categoryOf } from '../catalogue/categories.ts';
import { kindNamed } from '../catalogue/kinds.ts';
import { regions as regionTable } from '../catalogue/regions.ts';
import { pictureNamed } from '../pictures.ts';
import { listOf, readTable } from '../table.ts';

const regions = readTable(regionTable, ['code', 'name', 'fullName', 'specialty', 'kinds'] as const);

export const makeRegions = (): object[] =>
  regions.map(({ code, name, fullName, specialty }, index) => ({
    local_code: code,
    name,
    full_name: fullName,
    specialty,
    image_url: pictureNamed(`region-${code}`).imageUrl,
    sort_order: index + 1,
  }));

/** The typical categories of each region, the best known first. */
export const regionCategories = (): { local_code: string; category_no: number; place: number }[] =>
  regions.flatMap(({ code, kinds }) =>
    listOf(kinds).map((kind, index) => ({
      local_code: code,
      category_no: categoryOf(kindNamed(kind)),
      place: index + 1,
    })),
  );

/** The region's most viewed products: first one of each of its categories, then the second of each. */
export const fillRegionItemsSql = `
  INSERT INTO region_item (local_code, product_no, sort_order)
  SELECT local_code, product_no, row_number() OVER (PARTITION BY local_code ORDER BY nth, place)
  FROM (
    SELECT s.local_code, p.product_no, wanted.place,
           row_number() OVER (
             PARTITION BY s.local_code, p.category_no ORDER BY p.view_count DESC, p.product_no
           ) AS nth
    FROM json_to_recordset($1) AS wanted (local_code text, category_no integer, place integer)
    JOIN product p ON p.category_no = wanted.category_no AND NOT p.is_sold_out
    JOIN shop s ON s.shop_id = p.shop_id AND s.local_code = wanted.local_code
  ) ranked
  WHERE nth <= 3`;
