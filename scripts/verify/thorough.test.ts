import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { thoroughFiles } from './gate.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const files = globSync('*/**/*.test.{ts,tsx}', {
  cwd: projectRoot,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

/** The titles of a file's tests, and whether only the whole gate runs them. */
function testsOf(file: string): { title: string; isThorough: boolean }[] {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  const inThoroughFile = new RegExp(thoroughFiles).test(file);
  return [...text.matchAll(/\btest\(\s*(['`])(.*?)\1,\s*(thorough\b)?/g)].map(([, , title = '', tag]) => ({
    title,
    isThorough: inThoroughFile || tag !== undefined,
  }));
}

const requirements = (tests: { title: string }[]): string[] => [
  ...new Set(tests.flatMap(({ title }) => title.match(/(?<=\[)[A-Z]{3}-\d\d(?=\])/g) ?? [])),
];

test('every requirement that a thorough test names is also named by one that is not', () => {
  const tests = files.flatMap(testsOf);
  const quick = requirements(tests.filter(({ isThorough }) => !isThorough));
  const thorough = requirements(tests.filter(({ isThorough }) => isThorough));
  expect(thorough.length).toBeGreaterThan(10);
  expect(thorough.filter((id) => !quick.includes(id))).toEqual([]);
});
