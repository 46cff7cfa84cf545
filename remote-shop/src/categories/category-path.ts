import type { Category, CategoryTree } from '@jangteo/contract';

type AnyCategory = Category & { children?: AnyCategory[] };

/** From level 1 down to the category of a code, or nothing where there is none. */
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

/** The third names more than the second; without either it is none. */
export const codeInAddress = ({ secondCode, thirdCode }: CodesInAddress): string | undefined => thirdCode ?? secondCode;

/** A third belongs to its second. */
export const isCategoryAddress = ({ secondCode = '', thirdCode = secondCode }: CodesInAddress): boolean =>
  /^(\d{2}){0,3}$/.test(thirdCode) && thirdCode.startsWith(secondCode);
