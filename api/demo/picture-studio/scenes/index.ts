import type { Picture } from '../picture.ts';

export const widePictures: Picture[] = [];
