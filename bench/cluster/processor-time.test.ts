import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processorSeconds } from './processor-time.ts';

const work =
  'for (let used = 0; used < 400_000; ) { const { user, system } = process.cpuUsage(); used = user + system; }';
/** Starts a child that works and ends, works itself until it has used as much, and waits. */
const parent = `
  const { spawnSync } = require('node:child_process');
  spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}]);
  ${work}
  console.log('done');
  setInterval(() => undefined, 1_000);`;

test('processor time includes that of children, also of ended ones, but not that of another group', async () => {
  const child = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = child.pid ?? 0;
  try {
    const before = processorSeconds({ tests: [process.pid], child: [pid] });
    await once(child.stdout, 'data');
    const after = processorSeconds({ tests: [process.pid], child: [pid] });
    const ofChild = (after.child ?? 0) - (before.child ?? 0);
    expect(ofChild).toBeGreaterThan(0.7);
    const alone = processorSeconds({ tests: [process.pid] });
    expect(alone.tests).toBeGreaterThanOrEqual((after.tests ?? 0) + ofChild);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
});
