import { type Kind, kinds } from './kinds.ts';

export interface CategoryRow {
  category_no: number;
  code: string;
  parent_no: number | null;
  level: number;
  name: string;
  image_url: string;
  sort_order: number;
}

const byPath = new Map<string, CategoryRow>();
const children = new Map<string, number>();
for (const kind of kinds) {
  for (let level = 1; level <= 3; level += 1) add(kind, level);
}

function add(kind: Kind, level: number): void {
  const path = kind.path.slice(0, level).join('>');
  if (byPath.has(path)) return;
  const parentPath = kind.path.slice(0, level - 1).join('>');
  const parent = byPath.get(parentPath);
  const sortOrder = (children.get(parentPath) ?? 0) + 1;
  children.set(parentPath, sortOrder);
  const code = `${parent?.code ?? ''}${String(sortOrder).padStart(2, '0')}`;
  byPath.set(path, {
    category_no: Number(code),
    code,
    parent_no: parent?.category_no ?? null,
    level,
    name: kind.path[level - 1] ?? '',
    image_url: kind.pictures[0] ?? '',
    sort_order: sortOrder,
  });
}

/** Parents before their children. */
export const categories: CategoryRow[] = [...byPath.values()].sort((a, b) => a.level - b.level);

export function categoryOf(kind: Kind): number {
  const category = byPath.get(kind.path.join('>'));
  if (!category) throw new Error(`There is no category for ${kind.name}`);
  return category.category_no;
}
