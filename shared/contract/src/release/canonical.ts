import type { RouteEntry } from './routes.ts';

interface Match {
  route: RouteEntry;
  params: Record<string, string | undefined>;
}

/** The canonical path of a page, also when it was requested by an alias or with zeros in front of an id. */
export function canonicalPath({ route, params }: Match): string {
  const parts = route.path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return part ? [part] : [];
    const name = part.slice(1).replace('?', '');
    const value = params[name];
    if (value === undefined) return [];
    return [encodeURIComponent(isId(route, name) ? value.replace(leadingZeros, '') : value)];
  });
  return `/${parts.join('/')}`;
}

const leadingZeros = /^0+/;

/** A code, such as a category's, keeps the zeros in front of it. */
const isId = ({ digits = [] }: RouteEntry, name: string): boolean => digits.includes(name) && name.endsWith('Id');

export const hasPaddedId = ({ route, params }: Match): boolean =>
  Object.entries(params).some(([name, value = '']) => isId(route, name) && leadingZeros.test(value));
