import type { Banner } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { jsonRow } from '../platform/database/json-object.ts';
import { type JsonText, jsonList } from '../platform/json-text.ts';

const banner = jsonRow<Banner>({
  bannerId: 'banner_id',
  title: 'title',
  subtitle: 'subtitle',
  imageUrl: 'image_url',
  backgroundColor: 'background_color',
  url: 'url',
});

const sql = `
  SELECT ${banner} AS json
  FROM banner
  WHERE is_published AND position = $1 AND start_dt <= $2 AND end_dt > $2
  ORDER BY sort_order, banner_id
  LIMIT 20`;

export const findBanners = async (database: Database, position: string, at: Date): Promise<JsonText<Banner[]>> =>
  jsonList(await database.query<{ json: string }>(sql, [position, at]));
