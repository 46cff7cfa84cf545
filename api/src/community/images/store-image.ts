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
const insertMasterSql = 'INSERT INTO member_image_file (name, file, bytes) VALUES ($1, $2, $3)';

/** The file of which the others are made. */
export const masterFile = 'master.webp';

/** Keeps a picture. Answers whether its name is new: one that is there already stays as it is. */
export async function storeImage(
  transaction: Queries,
  { name, memberId, image: { width, height, master }, now }: NamedImage,
): Promise<boolean> {
  const [stored] = await transaction.query(insertSql, [name, memberId, width, height, now]);
  if (!stored) return false;
  await transaction.query(insertMasterSql, [name, masterFile, master]);
  return true;
}
