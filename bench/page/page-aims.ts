import type { Aim } from '../aims.ts';
import type { Measured } from './measure.ts';
import type { Scripts } from './scripts.ts';

const kilobyte = 1_024;

/** Most visits begin on the home page, and the community is read more than it is used. */
function slowestPaint(path: string): number {
  if (path === '/') return 1.05;
  return path.startsWith('/community/') ? 1.1 : 1.15;
}

export function pageAims(
  path: string,
  scripts: Scripts,
  { federated, oneBundle, staticPage }: Measured,
  longestTap: number | undefined,
): Aim[] {
  const { cold, warm } = federated;
  const ratio = (value: number | undefined, to: number | undefined) => value && to && value / to;
  const inKilobytes = (bytes: number) => bytes / kilobyte;
  return [
    { name: 'scripts', value: inKilobytes(scripts.federated), limit: 150, unit: 'KB', isHard: true },
    {
      name: 'scripts above one bundle',
      value: inKilobytes(scripts.federated - scripts.oneBundle),
      limit: 20,
      unit: 'KB',
      isHard: true,
    },
    { name: 'waves', value: cold.waves, limit: 2, unit: '', isHard: true },
    { name: 'layout shift', value: cold.layoutShift, limit: 0.01, unit: '', isHard: true },
    { name: 'pictures in view', value: inKilobytes(cold.picturesInView), limit: 150, unit: 'KB', isHard: true },
    { name: 'fonts', value: inKilobytes(cold.fonts), limit: 0, unit: 'KB', isHard: true },
    {
      name: 'largest paint ÷ static page',
      value: ratio(cold.largestPaint, staticPage.cold.largestPaint),
      limit: slowestPaint(path),
      unit: '',
      isHard: false,
    },
    {
      name: 'hydrated ÷ static largest paint',
      value: ratio(cold.hydrated, staticPage.cold.largestPaint),
      limit: 2,
      unit: '',
      isHard: false,
    },
    { name: 'tap to answer', value: cold.tapToAnswer, limit: 100, unit: 'ms', isHard: false },
    { name: 'next screen whole', value: cold.nextScreenWhole, limit: 480, unit: 'ms', isHard: false },
    { name: 'longest tap', value: longestTap, limit: 150, unit: 'ms', isHard: false },
    { name: 'blocking', value: cold.blocking, limit: 100, unit: 'ms', isHard: false },
    {
      name: 'blocking ÷ one bundle',
      value: ratio(cold.blocking, oneBundle.cold.blocking),
      limit: 1.2,
      unit: '',
      isHard: false,
    },
    { name: 'work of the main thread', value: federated.work, limit: 800, unit: 'ms', isHard: false },
    {
      name: 'largest paint again ÷ static page again',
      value: ratio(warm.largestPaint, staticPage.warm.largestPaint),
      limit: 1.1,
      unit: '',
      isHard: false,
    },
  ];
}
