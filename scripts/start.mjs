import { nodeIsRecent } from './bootstrap/node-version.mjs';

if (nodeIsRecent()) {
  // Imported after the check: an old Node shows what to do instead of a syntax error.
  const { run } = await import('./bootstrap/run.mjs');
  await run('start.ts');
}
