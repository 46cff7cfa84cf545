import type { Category, CategoryTree } from '@jangteo/contract';

type AnyCategory = Category & { children?: AnyCategory[] };

/** The categories from level 1 down to the code's; undefined if there is no such category. */
export function categoryPath(tree: readonly CategoryTree[], code: string): AnyCategory[] {
  const path: AnyCategory[] = [];
  let level: readonly AnyCategory[] = tree;
  while (path.at(-1)?.categoryCode !== code) {
    const next = level.find(({ categoryCode }) => code.startsWith(categoryCode));
    if (!next) return [];
    path.push(next);
    level = next.children ?? [];
  }
  return path;
}

interface CodesInAddress {
  secondCode?: string;
  thirdCode?: string;
}

/** The third level's code, or the second's; undefined without either. */
export const codeInAddress = ({ secondCode, thirdCode }: CodesInAddress): string | undefined => thirdCode ?? secondCode;

/** A code of the third level begins with that of its second. */
export const isCategoryAddress = ({ secondCode = '', thirdCode = secondCode }: CodesInAddress): boolean =>
  /^(\d{2}){0,3}$/.test(thirdCode) && thirdCode.startsWith(secondCode);
