import type { Queries } from '../../platform/database/database.ts';
import type { EncodedImage } from './encode-image.ts';

interface NamedImage {
  name: string;
  /** Null for a picture of the market itself. */
  memberId: number | null;
  image: EncodedImage;
  now: Date;
}

const insertSql = `
  INSERT INTO member_image (name, member_id, width, height, created_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (name) DO NOTHING
  RETURNING name`;
const insertMasterSql = 'INSERT INTO member_image_file (name, file, bytes) VALUES ($1, $2, $3)';

/** The file from which the others are encoded. */
export const masterFile = 'master.webp';

/** Stores a picture under its name. Returns false if the name exists already; then nothing changes. */
export async function storeImage(
  transaction: Queries,
  { name, memberId, image: { width, height, master }, now }: NamedImage,
): Promise<boolean> {
  const [stored] = await transaction.query(insertSql, [name, memberId, width, height, now]);
  if (!stored) return false;
  await transaction.query(insertMasterSql, [name, masterFile, master]);
  return true;
}
