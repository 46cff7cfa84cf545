// Starts the topology of production as processes of this machine: `pnpm cluster`; with `--check`, walks through browser
// journeys on it and ends.
import { parseArgs } from 'node:util';
import { runCommand } from '../build/run-command.ts';

// Programs that are started here keep their logs and data away from those of `npm start`.
process.env.DATA_DIR ??= '.data/cluster';

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const { keepOpen } = await import('./stack/keep-open.ts');
  const { openCluster } = await import('./cluster/open-cluster.ts');
  const { checkCluster, testSettings } = await import('./cluster/check.ts');

  if (values.check) Object.assign(process.env, testSettings);

  await keepOpen(async (opened, signal) => {
    const { address, missing } = await openCluster(opened, { signal });
    for (const what of missing) console.log(`! 없음 · not installed: ${what}`);
    if (values.check) {
      await checkCluster(address, signal);
      process.kill(process.pid, 'SIGTERM');
      return;
    }
    console.log(`\n장터가 열렸습니다 · Jangteo is open  ${address}\n  끝내기 · end  Ctrl-C`);
  });
});
