import type { Block } from '@jangteo/contract';
import { type Ops, OpsProblem } from '../command.ts';
import { keepPictures } from '../pictures/keep-pictures.ts';

interface FieldsWithPictures {
  imageUrl?: string;
  blocks?: Block[];
}

/**
 * Returns the fields with our own addresses of their pictures, which are fetched and stored; throws if one cannot be
 * fetched.
 */
export async function keepPicturesOf<Fields extends Record<string, unknown>>(
  ops: Ops,
  fields: Fields,
): Promise<Fields> {
  const { imageUrl, blocks } = fields as FieldsWithPictures;
  const inBlocks = blocks?.flatMap((block) => (block.type === 'picture' ? [block.imageUrl] : [])) ?? [];
  const urls = [...(imageUrl === undefined ? [] : [imageUrl]), ...inBlocks];
  const { names, problems } = await keepPictures(ops, urls, ops);
  if (problems.size > 0) {
    throw new OpsProblem(['사진을 고쳐 주세요.', ...[...problems].map(([url, why]) => `  ${url}: ${why}`)].join('\n'));
  }
  const own = (url: string): string => names.get(url) ?? url;
  const ownBlocks = blocks?.map((block) =>
    block.type === 'picture' ? { ...block, imageUrl: own(block.imageUrl) } : block,
  );
  return {
    ...fields,
    ...(imageUrl !== undefined && { imageUrl: own(imageUrl) }),
    ...(ownBlocks && { blocks: ownBlocks }),
  };
}
