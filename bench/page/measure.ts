import type { Browser } from 'playwright';
import type { LoggedRequest } from '../../e2e/harness/request-log.ts';
import { wavesOf } from '../../e2e/harness/waves.ts';
import { median } from '../statistics.ts';
import type { Form, FormName, Forms } from './forms.ts';
import { type Visit, visitTwice, workOfVisit } from './visit.ts';

/** Times in ms, sizes in bytes as transferred over the network. */
export interface Figures {
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  hydrated: number | undefined;
  /** The parts of tasks beyond 50 ms each. */
  blocking: number;
  /** From the tap on a link of the settled page to the frame that shows the next page, and to the one that shows it whole. */
  tapToAnswer: number | undefined;
  nextScreenWhole: number | undefined;
  layoutShift: number;
  requests: number;
  waves: number;
  html: number;
  js: number;
  css: number;
  fonts: number;
  picturesInView: number;
  allPictures: number;
}

export type Measured = Record<FormName, MeasuredForm>;

interface MeasuredForm {
  cold: Figures;
  warm: Figures;
  /** Processor time of the main thread in a first visit, not slowed. */
  work: number;
  largestElement: string | undefined;
}

interface Options {
  path: string;
  runs: number;
  signal: AbortSignal;
  progress: (text: string) => void;
}

/** The forms take turns, so that other work on this machine affects them alike. The first turn is not counted. */
export async function measureForms(browser: Browser, forms: Forms, options: Options): Promise<Measured> {
  const { path, runs, signal, progress } = options;
  const entries = Object.entries(forms) as [FormName, Form][];
  const visits = new Map(entries.map(([name]) => [name, [] as { cold: Visit; warm: Visit; work: number }[]]));
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, { origin, address, hydrates }] of entries) {
      signal.throwIfAborted();
      progress(`${run}/${runs} ${name}`);
      const page = { servedAt: origin + path, address: address + path, hydrates };
      const both = await visitTwice(browser, page);
      const work = await workOfVisit(browser, page);
      if (run > 0) visits.get(name)?.push({ ...both, work });
    }
  }
  return Object.fromEntries(
    [...visits].map(([name, all]) => [
      name,
      {
        cold: mediansOf(all.map(({ cold }) => figuresOf(cold))),
        warm: mediansOf(all.map(({ warm }) => figuresOf(warm))),
        work: median(all.map(({ work }) => work)),
        largestElement: all.at(-1)?.cold.largestElement,
      },
    ]),
  ) as Measured;
}

const taskAllowanceMs = 50;

function figuresOf(visit: Visit): Figures {
  const { firstPaint, largestPaint, complete, hydrated, longTasks, layoutShift, picturesInView } = visit;
  const firstView = visit.requests.filter(({ startedAt }) => startedAt <= (complete ?? Number.POSITIVE_INFINITY));
  const fromNetwork = firstView.filter(({ isCached }) => !isCached);
  const bytesOf = (isWanted: (request: LoggedRequest) => boolean) =>
    fromNetwork.filter(isWanted).reduce((total, { bytes }) => total + bytes, 0);
  const ofType = (type: string) => bytesOf((request) => request.type === type);
  return {
    firstPaint,
    largestPaint,
    hydrated,
    blocking: longTasks.reduce((total, duration) => total + Math.max(0, duration - taskAllowanceMs), 0),
    tapToAnswer: visit.nextScreen?.answered,
    nextScreenWhole: visit.nextScreen?.whole,
    layoutShift,
    requests: fromNetwork.length,
    waves: wavesOf(fromNetwork).length,
    html: ofType('Document'),
    js: ofType('Script'),
    css: ofType('Stylesheet'),
    fonts: ofType('Font'),
    picturesInView: bytesOf(({ url }) => picturesInView.includes(url)),
    allPictures: ofType('Image'),
  };
}

function mediansOf(all: Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  const middle = (name: keyof Figures) =>
    median(all.map((figures) => figures[name]).filter((value) => value !== undefined));
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Figures;
}
