import { randomBytes } from 'node:crypto';
import type { UploadedImage } from '@jangteo/contract';
import type { ObjectStore } from '@jangteo/object-store';
import type { Database, Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Encoders } from './encoders.ts';
import { storeImage } from './store-image.ts';

interface Upload {
  memberId: number;
  bytes: Buffer;
  now: Date;
}

/** Enough for ten posts full of pictures in an hour. */
const mostPerHour = 100;

export async function uploadImage(
  { encoders, ...places }: { database: Database; uploads: ObjectStore; encoders: Encoders },
  { memberId, bytes, now }: Upload,
): Promise<UploadedImage> {
  await refuseFlood(places.database, memberId, now);
  const image = await encoders.encode(`member ${memberId}`, bytes);
  const name = `m-${randomBytes(16).toString('hex')}`;
  const isNew = await storeImage(places, { name, memberId, image, now });
  if (!isNew) throw new Error(`the name ${name} was drawn twice`);
  return { imageUrl: `/img/${name}`, width: image.width, height: image.height };
}

const recentSql = `
  SELECT count(*)::integer AS count FROM member_image
  WHERE member_id = $1 AND created_at > $2::timestamptz - interval '1 hour'`;

async function refuseFlood(database: Queries, memberId: number, now: Date): Promise<void> {
  const [recent] = await database.query<{ count: number }>(recentSql, [memberId, now]);
  if ((recent?.count ?? 0) >= mostPerHour) {
    throw new ApiError('outOfRange', { status: 429, message: '사진을 너무 많이 올렸어요. 잠시 후 다시 올려 주세요.' });
  }
}
