import type { Kind } from '../catalogue/kinds.ts';
import { regionOf } from '../catalogue/towns.ts';
import type { Random } from '../random.ts';
import type { Store } from './stores.ts';

export type StoreChoice = (origin: string, kind: Kind, random: Random) => Store;

/**
 * Chooses the store of a product by its origin: usually one in the same town, else one in the province, or the
 * province's market.
 */
export function chooseStores(stores: Store[]): StoreChoice {
  const inTown = new Map<string, Store[]>();
  const inRegion = new Map<string, Store[]>();
  for (const store of stores) {
    for (const kindName of store.sells) {
      if (!store.isMarket) add(inTown, `${store.town}:${kindName}`, store);
      add(inRegion, `${store.localCode}:${kindName}`, store);
    }
  }
  return (origin, kind, random) => {
    const near = inTown.get(`${origin}:${kind.name}`);
    if (near && random.chance(0.7)) return random.pick(near);
    return random.pick(inRegion.get(`${regionOf(origin)}:${kind.name}`) ?? []);
  };
}

function add(map: Map<string, Store[]>, key: string, store: Store): void {
  const list = map.get(key);
  if (list) list.push(store);
  else map.set(key, [store]);
}
