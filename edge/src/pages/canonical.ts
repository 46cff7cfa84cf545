import type { RouteMatch } from '@jangteo/contract/routes';

/** The canonical path of a page, also when it was requested by an alias. */
export function canonicalPath({ route, params }: RouteMatch): string {
  const parts = route.path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return part ? [part] : [];
    const value = params[part.slice(1).replace('?', '')];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return `/${parts.join('/')}`;
}
