import { kinds } from './kinds/index.ts';
import { palettes } from './palette.ts';
import { photograph } from './photograph.ts';
import type { Picture } from './picture.ts';
import { widePictures } from './scenes/index.ts';

const productPictures: Picture[] = kinds.flatMap(({ kind, label, shots }) =>
  shots.map((shot, index) => {
    const name = `${kind}-${index + 1}`;
    return { name, kind, label, wide: false, color: palettes[shot.palette].wall, scene: () => photograph(name, shot) };
  }),
);

export const pictures: Picture[] = [...productPictures, ...widePictures];
