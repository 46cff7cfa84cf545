import { containers } from '../props/containers.ts';
import type { Arrangement } from './arrangement.ts';
import { filled } from './contained.ts';
import { board, crop, heap, plate, scatter } from './many.ts';
import { hero, pair, podium, trio } from './single.ts';

export const arrangements = {
  hero,
  podium,
  pair,
  trio,
  heap,
  crop,
  scatter,
  plate,
  board,
  crate: filled(containers.crate),
  basket: filled(containers.basket),
  bowl: filled(containers.bowl),
  punnet: filled(containers.punnet),
  sack: filled(containers.sack),
  ice: filled(containers.ice),
  steamer: filled(containers.steamer),
  tray: filled(containers.tray),
} satisfies Record<string, Arrangement>;

export type ArrangementName = keyof typeof arrangements;
