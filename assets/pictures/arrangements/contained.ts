import type { Layer } from '../layer.ts';
import type { ContainerMaker } from '../props/container.ts';
import { type Arrangement, about, inTurn, place, type Studio } from './arrangement.ts';

/** Fills a container in rows, the back row highest; small things need more rows and more of them. */
export function filled(make: ContainerMaker): Arrangement {
  return (studio) => {
    const container = make(studio.palette);
    return {
      view: 'wall',
      layers: [{ svg: container.back }, ...rows(studio, container), { svg: container.front }],
    };
  };
}

function rows({ things, random }: Studio, { left, right, rim, heap }: ReturnType<ContainerMaker>): Layer[] {
  const bulk = about(inTurn(things, 0)).bulk;
  const size = Math.min(360, 165 + bulk * 115);
  const count = bulk < 0.8 ? 4 : 3;
  const width = right - left;
  const layers: Layer[] = [];
  for (let row = 0; row < count; row++) {
    const depth = row / (count - 1);
    const span = width * (0.52 + depth * 0.48) - size * 0.8;
    const across = Math.max(2, Math.round(span / (size * 0.56)) + 1);
    for (let i = 0; i < across; i++) {
      const at = across === 1 ? 0 : (i / (across - 1)) * 2 - 1;
      layers.push(
        place(inTurn(things, layers.length), random, {
          x: (left + right) / 2 + (at * span) / 2 + random.between(-12, 12),
          y: rim - heap * (1 - depth) - size * 0.16 + at ** 2 * 26 + random.between(-10, 10),
          size: size * random.between(0.93, 1.07),
          lean: 28,
        }),
      );
    }
  }
  return layers;
}
