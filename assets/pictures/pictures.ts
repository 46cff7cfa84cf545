import { readTable } from '../../demo/table.ts';
import { arrangementNamed } from './arrangements.ts';
import { backdrop } from './backdrop.ts';
import { paperNamed } from './papers.ts';
import { randomFrom } from './random.ts';
import type { Scene } from './scene.ts';
import { kinds } from './tables/kinds.ts';
import { wideRows, wideScene } from './wide-pictures.ts';

export interface Picture {
  name: string;
  /** The kind of product, or for a wide picture where it is used. */
  kind: string;
  shape: 'square' | 'wide';
  /** Its paper or sky: what to show while the picture is on its way. */
  color: string;
  scene(): Scene;
}

const productPictures = readTable(kinds, ['kind', 'label', 'items', 'shots']).flatMap(({ kind, items, shots }) =>
  shots.split(', ').map((shot, index): Picture => {
    const [paper = '', arrangement = '', ...own] = shot.split(' ');
    const name = `${kind}-${index + 1}`;
    const shown = own.length > 0 ? own : items.split(' ');
    const scene = () => photograph({ name, paper, arrangement, items: shown });
    return { name, kind, shape: 'square', color: paperNamed(paper).wall, scene };
  }),
);

const widePictures = wideRows.map((row): Picture => {
  const [kind = ''] = row.name.split('-');
  return { name: row.name, kind, shape: 'wide', color: row.colour, scene: () => wideScene(row) };
});

export const pictures: Picture[] = [...productPictures, ...widePictures];

interface Shot {
  /** Decides whatever is left to chance. */
  name: string;
  paper: string;
  arrangement: string;
  items: readonly string[];
}

function photograph({ name, paper: paperName, arrangement, items }: Shot): Scene {
  const paper = paperNamed(paperName);
  const random = randomFrom(name);
  const { view, layers } = arrangementNamed(arrangement);
  const placed = layers({ items, paper, random });
  return { backdrop: backdrop(paper, view, random), layers: placed, shadow: paper.shadow };
}
