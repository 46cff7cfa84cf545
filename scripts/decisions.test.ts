import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '..');
const folder = path.join(projectRoot, 'docs/decisions');
const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');

const read = (page: string): string => readFileSync(path.join(folder, page), 'utf8');

/** Paths in backticks with a folder that is the project's own, or with the ending of a source file. */
function filesNamedIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, name = '']) => name);
  return quoted.filter((name) => /\.(tsx?|mjs|cjs|jsonc?|sql|md)$/.test(name) || isInOwnFolder(name));
}

const isInOwnFolder = (name: string): boolean => existsSync(path.join(projectRoot, name.split('/')[0] ?? ''));

test('the index lists each decision once, and nothing else', () => {
  const listed = [...index.matchAll(/\]\((2\S+\.md)\)/g)].map(([, page]) => page);
  expect(listed.toSorted()).toEqual(pages.toSorted());
});

test.each(pages)('%s', (page) => {
  const text = read(page);
  const [title = ''] = text.split('\n');
  expect(page).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z-]+\.md$/);
  expect(index).toContain(`| ${page.slice(0, 10)} | [${title.replace('# ', '')}](${page}) | `);
  for (const heading of ['Decided', 'Why', 'What would change our mind'])
    expect(text).toContain(`\n\n**${heading}.** `);
  expect(filesNamedIn(text).filter((name) => !existsSync(path.join(projectRoot, name)))).toEqual([]);
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target = '']) => target);
  expect(linked.filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
});
