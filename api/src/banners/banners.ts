import type { Banner } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';

const sql = `
  SELECT banner_id AS "bannerId", title, subtitle, image_url AS "imageUrl", background_color AS "backgroundColor", url
  FROM banner
  WHERE is_published AND position = $1 AND start_dt <= $2 AND end_dt > $2
  ORDER BY sort_order, banner_id
  LIMIT 20`;

export const findBanners = (database: Database, position: string, at: Date): Promise<Banner[]> =>
  database.query<Banner>(sql, [position, at]);
