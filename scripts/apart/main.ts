// What apps with repositories of their own need: `pnpm doors publish --registry https://…` publishes the doors and the tools,
// `pnpm doors move-out <app> --to <folder> --registry https://…` makes an app's repository.
import { execFileSync } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseAppName } from '../../build/apps.ts';
import { runCommand } from '../../build/run-command.ts';
import { moveOut } from './move-out.ts';
import { writePackages } from './packages.ts';

const usage = 'Usage: pnpm doors publish --registry <url> | pnpm doors move-out <app> --to <folder> --registry <url>';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { registry: { type: 'string' }, to: { type: 'string' } },
  });
  const [command, name] = positionals;
  const { registry, to } = values;
  if (!registry) throw new Error(usage);
  await using packed = await mkdtempDisposable(path.join(tmpdir(), 'doors-'));
  const { version, names } = await writePackages(packed.path);
  if (command === 'publish') {
    const missing = names.filter((name) => !isPublished(`${name}@${version}`, registry));
    for (const name of missing) {
      const args = [
        'publish',
        '--registry',
        registry,
        '--access',
        'restricted',
        '--tag',
        'latest',
        '--loglevel',
        'error',
      ];
      execFileSync('npm', args, { cwd: path.join(packed.path, name), stdio: ['ignore', 'ignore', 'inherit'] });
    }
    console.log(`Published ${missing.length} of ${names.length} packages ${version} to ${registry}`);
  } else if (command === 'move-out' && name && to) {
    await moveOut(parseAppName(name), { folder: path.resolve(to), version, registry });
    console.log(`${to} is a repository of its own, with the doors ${version}`);
  } else throw new Error(usage);
});

/** A version is its contents, so a package that is there already is the same. */
function isPublished(release: string, registry: string): boolean {
  try {
    const args = ['view', release, 'version', '--registry', registry, '--loglevel', 'silent'];
    return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() !== '';
  } catch {
    return false;
  }
}
