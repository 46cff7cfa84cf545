import { NotFound, type RouteContext } from '@jangteo/navigation';

/** As the calls take it; every other number names no region. */
export function localCodeOf({ params }: RouteContext): string {
  const { localCode = '' } = params;
  if (!/^\d{2}$/.test(localCode)) throw new NotFound();
  return localCode;
}
