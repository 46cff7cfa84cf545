import type { Picture } from '../picture.ts';
import { banners } from './banners.ts';
import { covers } from './covers.ts';
import { events } from './events.ts';
import { periods } from './periods.ts';
import { regions } from './regions.ts';
import { seasons } from './seasons.ts';

export const widePictures: Picture[] = [...banners, ...periods, ...events, ...covers, ...regions, ...seasons];
