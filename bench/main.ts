// Measures speed and size: `pnpm bench <what> [options]`. What is measured, and the figures: docs/performance.md
import { runCommand } from '../build/run-command.ts';
import { stopSignal } from '../scripts/stack/stop-signal.ts';
import type { Bench } from './bench.ts';

const benches: Record<string, () => Promise<{ default: Bench }>> = {
  page: () => import('./page/main.ts'),
  edge: () => import('./edge/main.ts'),
  api: () => import('./api/main.ts'),
  fuzz: () => import('./fuzz/main.ts'),
  exchange: () => import('./exchange/main.ts'),
  crash: () => import('./crash/main.ts'),
  cluster: () => import('./cluster/main.ts'),
  restart: () => import('./restart/main.ts'),
  search: () => import('./search/main.ts'),
  community: () => import('./community/main.ts'),
  upkeep: () => import('./upkeep/main.ts'),
  scroll: () => import('./scroll/main.ts'),
  browsers: () => import('./browsers/main.ts'),
  apart: () => import('./apart/main.ts'),
  surface: () => import('./surface/main.ts'),
};

// Programs that are started here keep their logs and data away from those of `npm start`.
process.env.DATA_DIR ??= '.data/bench';

const [name = '', ...args] = process.argv.slice(2);
const load = benches[name];
if (load) {
  await runCommand(async () => {
    const { default: bench } = await load();
    process.exitCode = (await bench.run(args, stopSignal())) ? 0 : 1;
  });
} else {
  console.error('Usage: pnpm bench <what> [options]');
  for (const [name, load] of Object.entries(benches)) console.error(`  ${name}  ${(await load()).default.about}`);
  process.exitCode = 2;
}
