// Makes a new app: `pnpm new remote <name> [title]`, such as `pnpm new remote rewards 혜택`.

import { runCommand } from '../build/run-command.ts';
import { addRemote } from './new/add-remote.ts';

await runCommand(async () => {
  const [kind, name = '', title] = process.argv.slice(2);
  if (kind !== 'remote' || !name) throw new Error('Usage: pnpm new remote <name> [title]');
  const files = await addRemote({ name, title });
  console.log(`${files.map((file) => `  ${file}`).join('\n')}
npx pnpm@12.21.0 install        makes it known to the workspace
npx jest remote-${name}         runs its tests
npm run dev -- ${name}          opens /${name} with changes as you make them
npm run release -- ${name}      builds and stores a release; then npm run promote -- ${name}`);
});
