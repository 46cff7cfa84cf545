import type { Queries } from '../../platform/database/database.ts';
import type { EncodedImage } from './encode-image.ts';

interface NamedImage {
  name: string;
  /** Null for the market's own. */
  memberId: number | null;
  image: EncodedImage;
  now: Date;
}

const insertSql = `
  INSERT INTO member_image (name, member_id, width, height, created_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (name) DO NOTHING
  RETURNING name`;
const insertFilesSql = `
  INSERT INTO member_image_file (name, file, bytes)
  SELECT $1, sent.file, sent.bytes FROM unnest($2::text[], $3::bytea[]) sent (file, bytes)`;

/** Keeps a picture in all its files. Answers whether its name is new: one that is there already stays as it is. */
export async function storeImage(
  transaction: Queries,
  { name, memberId, image: { width, height, files }, now }: NamedImage,
): Promise<boolean> {
  const [stored] = await transaction.query(insertSql, [name, memberId, width, height, now]);
  if (!stored) return false;
  const names = files.map(({ file }) => file);
  const contents = files.map((file) => file.bytes);
  await transaction.query(insertFilesSql, [name, names, contents]);
  return true;
}
