import type { Banner } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { jsonRow } from '../platform/database/json-object.ts';
import { type JsonText, jsonList } from '../platform/values/json-text.ts';

const banner = jsonRow<Banner>({
  bannerId: 'banner_id',
  title: 'title',
  subtitle: 'subtitle',
  imageUrl: 'image_url',
  backgroundColor: 'background_color',
  url: 'url',
});

/** `$1` is the moment. */
const bannersSql = (position: string): string => `
  SELECT ${banner} AS json
  FROM banner
  WHERE is_published AND position = ${position} AND start_dt <= $1 AND end_dt > $1
  ORDER BY sort_order, banner_id
  LIMIT 20`;

export const homeBannersSql = bannersSql("'home'");

const sql = bannersSql('$2');

export const findBanners = async (database: Database, position: string, at: Date): Promise<JsonText<Banner[]>> =>
  jsonList(await database.query<{ json: string }>(sql, [at, position]));
