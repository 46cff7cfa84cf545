/** `pnpm test:mutants`: plants one fault after the other in a copy of the sources. The tests must find each of them. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../build/run-command.ts';
import { inData, inProject } from '../../scripts/bootstrap/project.mjs';
import { type Mutant, mutants } from './mutants.ts';

const tree = inData('mutants');

/** The sources of the working copy, with the packages that they need. */
function copySources(): void {
  rmSync(tree, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inProject(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(inProject(file), join(tree, file));
  }
  symlinkSync(inProject('node_modules'), join(tree, 'node_modules'), 'dir');
  // Links to the project's own packages point into the copy.
  for (const folder of globSync('{*,shared/*}/node_modules', { cwd: inProject() })) {
    cpSync(inProject(folder), join(tree, folder), { recursive: true, verbatimSymlinks: true });
  }
}

/** Runs these test files only: others have nothing to do with the fault. */
async function passes(tests: readonly string[]): Promise<boolean> {
  const jest = spawn(
    process.execPath,
    [join(tree, 'node_modules/jest/bin/jest.js'), '--silent', '--runTestsByPath', ...tests],
    {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  );
  const [status] = await once(jest, 'exit');
  return status === 0;
}

function plant({ file, from, to }: Mutant): () => void {
  const path = join(tree, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} does not have this text once:\n${from}`);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  return () => writeFileSync(path, source);
}

await runCommand(async () => {
  const [part = ''] = parseArgs({ allowPositionals: true }).positionals;
  const chosen = mutants.filter(({ name }) => name.includes(part));
  if (chosen.length === 0) throw new Error(`No planted fault has '${part}' in its name`);
  copySources();
  const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
  if (!(await passes(tests))) throw new Error(`Without a fault these fail already: ${tests.join(' ')}`);

  let survivors = 0;
  for (const mutant of chosen) {
    const restore = plant(mutant);
    const isFound = !(await passes(mutant.tests));
    restore();
    if (!isFound) survivors += 1;
    console.log(`${isFound ? '✓ found   ' : '✗ SURVIVED'} ${mutant.name}`);
  }
  rmSync(tree, { recursive: true, force: true });
  console.log(`${chosen.length - survivors} of ${chosen.length} planted faults were found`);
  if (survivors > 0) process.exitCode = 1;
});
