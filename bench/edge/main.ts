import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { step } from '../../scripts/bootstrap/steps.mjs';
import { type Aim, judge } from '../aims.ts';
import type { Bench } from '../bench.ts';
import type { Child } from '../child.ts';
import { fetchDocument, scriptsOf } from '../page/page-document.ts';
import { openStack, type Ports } from '../stack.ts';
import { printTable } from '../table.ts';
import { type Load, load } from './load.ts';
import { openOwnEdge } from './own-edge.ts';

const options = { seconds: { type: 'string', default: '10' }, json: { type: 'string' } } as const;

/** Enough connections to keep one renderer busy, and few enough that a page's own time can be measured. */
const fewConnections = 4;
const manyConnections = 50;
const warmUpSeconds = 3;
const usualCacheMs = 3_000;

const bench: Bench = {
  about: 'pages and files per second: --seconds 10 for each, --json file',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    const seconds = Number(values.seconds);
    await using opened = new AsyncDisposableStack();
    const ports = await openStack(opened, signal);
    const rendered = await step('every page rendered', () => measureRendering(ports, { seconds, signal }));
    const cached = await step('cached pages, files', () => measureCached(ports, { seconds, signal }));

    const figures = [...rendered, ...cached];
    printTable(
      `Edge, ${seconds} s each`,
      ['', 'per second', 'per processor', 'p50 ms', 'p99 ms', 'MB/s', 'memory MB'],
      figures.map((figure) => [
        figure.name,
        figure.rate.toFixed(0),
        figure.perProcessor.toFixed(0),
        String(figure.p50),
        String(figure.p99),
        figure.megabytesPerSecond.toFixed(1),
        `${megabytes(figure.memoryBefore)} → ${megabytes(figure.memoryAfter)}`,
      ]),
    );
    const aims = aimsOf(figures);
    const isMet = judge(aims);
    if (values.json) {
      await writeFile(
        values.json,
        `${JSON.stringify({ at: new Date().toISOString(), seconds, figures, aims }, null, 2)}\n`,
      );
    }
    return isMet;
  },
};

export default bench;

interface Figure extends Load {
  name: string;
  /** The requests that a processor of its own could serve in a second. */
  perProcessor: number;
  /** Memory of the edge's process, in bytes. */
  memoryBefore: number;
  memoryAfter: number;
}

interface Conditions {
  seconds: number;
  signal: AbortSignal;
}

const names = {
  rendered: 'page, rendered for each request',
  cached: 'page, cached for 3 s',
  file: 'file of a release',
};

async function measureRendering(ports: Ports, { seconds, signal }: Conditions): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack();
  const { address, process } = await openOwnEdge(opened, ports, { pageCacheMs: 0, signal });
  // Simultaneous requests for one page share a rendering, so each requests another address.
  const pathOf = (count: number) => `/?visit=${count}`;
  await load(address, { connections: fewConnections, seconds: warmUpSeconds, pathOf });
  return [
    await measure(names.rendered, process, () => load(address, { connections: fewConnections, seconds, pathOf })),
  ];
}

async function measureCached(ports: Ports, { seconds, signal }: Conditions): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack();
  const { address, process } = await openOwnEdge(opened, ports, { pageCacheMs: usualCacheMs, signal });
  const [file = ''] = scriptsOf(await fetchDocument(`${address}/`));
  const figures: Figure[] = [];
  for (const [name, path] of [
    [names.cached, '/'],
    [names.file, file],
  ] as const) {
    await load(address + path, { connections: manyConnections, seconds: warmUpSeconds });
    const run = () => load(address + path, { connections: manyConnections, seconds });
    figures.push(await measure(name, process, run));
  }
  return figures;
}

async function measure(name: string, edge: Child, run: () => Promise<Load>): Promise<Figure> {
  const memoryBefore = edge.memory;
  const timeBefore = edge.processorTime;
  const measured = await run();
  const perProcessor = (measured.total * 1_000) / (edge.processorTime - timeBefore);
  return { name, ...measured, perProcessor, memoryBefore, memoryAfter: edge.memory };
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0);

function aimsOf(figures: Figure[]): Aim[] {
  const rateOf = (name: string) => figures.find((figure) => figure.name === name)?.perProcessor;
  const perSecond = { unit: '/s', isLeast: true, isHard: false };
  return [
    { name: names.rendered, value: rateOf(names.rendered), limit: 100, ...perSecond },
    { name: names.cached, value: rateOf(names.cached), limit: 2_000, ...perSecond },
  ];
}
