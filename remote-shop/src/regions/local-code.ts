import { NotFound, type RouteContext } from '@jangteo/navigation';

/** The code as the calls take it; undefined for a number that names no region. */
export function localCodeOf({ params }: RouteContext): string {
  const { localCode = '' } = params;
  if (!/^\d{2}$/.test(localCode)) throw new NotFound();
  return localCode;
}
