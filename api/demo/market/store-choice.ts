import { type Line, lines } from '../catalogue/kinds.ts';
import { regionOf } from '../catalogue/towns.ts';
import type { Random } from '../random.ts';
import type { Store } from './stores.ts';

export type StoreChoice = (origin: string, line: Line, random: Random) => Store;

/** A store far from a thing's origin sells it only if it is among what the store is known for. */
const knownFor = 2;

/** Who sells what comes from a place: mostly somebody there, else who is known for it in the province, or its market. */
export function chooseStores(stores: Store[]): StoreChoice {
  const inTown = new Map<string, Store[]>();
  const inRegion = new Map<string, Store[]>();
  for (const store of stores) {
    const isMarket = store.lines.length === lines.length;
    for (const [place, line] of store.lines.entries()) {
      if (!isMarket) add(inTown, `${store.town}:${line}`, store);
      if (isMarket || place < knownFor) add(inRegion, `${store.localCode}:${line}`, store);
    }
  }
  return (origin, line, random) => {
    const near = inTown.get(`${origin}:${line}`);
    if (near && random.chance(0.7)) return random.pick(near);
    return random.pick(inRegion.get(`${regionOf(origin)}:${line}`) ?? []);
  };
}

function add(map: Map<string, Store[]>, key: string, store: Store): void {
  const list = map.get(key);
  if (list) list.push(store);
  else map.set(key, [store]);
}
