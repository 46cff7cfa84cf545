import { printTable } from '../table.ts';
import type { FormName } from './forms.ts';
import type { Figures, Measured } from './measure.ts';
import type { Scripts } from './scripts.ts';
import type { Tap } from './taps.ts';

const titles: Record<FormName, string> = { federated: 'federated', oneBundle: 'one bundle', staticPage: 'static page' };

const kilobytes = (bytes: number): string => (bytes / 1_024).toFixed(1);
const milliseconds = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(0));

const smallestShare = 0.02;

export function printScripts({ federated, oneBundle, files }: Scripts): void {
  const rows = files.flatMap(({ path, app, bytes, contents }) => {
    const all = contents.reduce((total, [, characters]) => total + characters, 0);
    const shown = contents.filter(([, characters]) => characters / all > smallestShare);
    return [
      [`${app}/${path.split('/').at(-1)}`, kilobytes(bytes), kilobytes(all)],
      ...shown.map(([owner, characters]) => [`  ${owner}`, '', kilobytes(characters)]),
    ];
  });
  printTable(
    'Scripts before the page answers, KB',
    ['', 'brotli', 'before'],
    [...rows, ['together', kilobytes(federated)], ['the same app as one bundle', kilobytes(oneBundle)]],
  );
}

const lines: [string, (figures: Figures) => string][] = [
  ['first paint, ms', ({ firstPaint }) => milliseconds(firstPaint)],
  ['largest paint, ms', ({ largestPaint }) => milliseconds(largestPaint)],
  ['hydrated, ms', ({ hydrated }) => milliseconds(hydrated)],
  ['blocking, ms', ({ blocking }) => milliseconds(blocking)],
  ['tap to answer, ms', ({ tapToAnswer }) => milliseconds(tapToAnswer)],
  ['next screen whole, ms', ({ nextScreenWhole }) => milliseconds(nextScreenWhole)],
  ['layout shift', ({ layoutShift }) => layoutShift.toFixed(4)],
  ['requests', ({ requests }) => String(requests)],
  ['waves', ({ waves }) => String(waves)],
  ['HTML, KB', ({ html }) => kilobytes(html)],
  ['JavaScript, KB', ({ js }) => kilobytes(js)],
  ['CSS, KB', ({ css }) => kilobytes(css)],
  ['fonts, KB', ({ fonts }) => kilobytes(fonts)],
  ['pictures in view, KB', ({ picturesInView }) => kilobytes(picturesInView)],
  ['all pictures, KB', ({ allPictures }) => kilobytes(allPictures)],
];

export function printFigures(measured: Measured, runs: number): void {
  const columns = (Object.keys(titles) as FormName[]).flatMap((name) => [
    { title: titles[name], figures: measured[name].cold },
    { title: 'again', figures: measured[name].warm },
  ]);
  printTable(
    `Slow phone (150 ms, 1.6 Mbps, CPU ÷ 4), first visit and again, medians of ${runs}`,
    ['', ...columns.map(({ title }) => title)],
    lines.map(([name, show]) => [name, ...columns.map(({ figures }) => show(figures))]),
  );
  const works = (Object.keys(titles) as FormName[]).map(
    (name) => `${titles[name]} ${measured[name].work.toFixed(0)} ms`,
  );
  console.log(`Work of the main thread, not slowed: ${works.join(', ')}`);
  console.log(`Largest: ${measured.federated.largestElement}`);
}

const longestShown = 5;

export function printTaps(taps: readonly Tap[]): void {
  printTable(
    `The longest of ${taps.length} taps in the middle one of several visits, ms`,
    ['', 'to the next paint', 'before the scripts', 'in the scripts'],
    taps
      .slice(0, longestShown)
      .map(({ from, to, duration, delay, handling }) => [
        `${from} → ${to}`,
        ...[duration, delay, handling].map(milliseconds),
      ]),
  );
}
