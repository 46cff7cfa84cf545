import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '..');
const folder = path.join(projectRoot, 'docs/decisions');
const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');

const read = (page: string): string => readFileSync(path.join(folder, page), 'utf8');

test('the index lists each decision once, and nothing else', () => {
  const listed = [...index.matchAll(/\]\((2\S+\.md)\)/g)].map(([, page]) => page);
  expect(listed.toSorted()).toEqual(pages.toSorted());
});

/** A page that begins so is replaced as a whole; its code is gone. */
const isSuperseded = (page: string): boolean => /\n\nSuperseded (?:by|in its) /.test(read(page));

const namedByCode = new Set(
  globSync(
    '{*.json,{api,assets,bench,build,demo,edge,e2e,host,jest,outside,remote-*,scripts,shared}/**/*.{ts,tsx,mjs}}',
    {
      cwd: projectRoot,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    },
  ).flatMap((file) =>
    [...readFileSync(path.join(projectRoot, file), 'utf8').matchAll(/docs\/decisions\/(2[\w-]+\.md)/g)].map(
      ([, page = '']) => page,
    ),
  ),
);

test('the code names each decision in force, at the file that it governs most, and no other page', () => {
  const inForce = pages.filter((page) => !isSuperseded(page));
  expect(inForce.filter((page) => !namedByCode.has(page))).toEqual([]);
  expect([...namedByCode].filter((page) => !pages.includes(page))).toEqual([]);
});

test.each(pages)('%s', (page) => {
  const text = read(page);
  const [title = ''] = text.split('\n');
  expect(page).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z-]+\.md$/);
  expect(index).toContain(`| ${page.slice(0, 10)} | [${title.replace('# ', '')}](${page}) | `);
  for (const heading of ['Decided', 'Why', 'What would change our mind'])
    expect(text).toContain(`\n\n**${heading}.** `);
});
