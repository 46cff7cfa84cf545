import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../docs/decisions');
const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');

const read = (page: string): string => readFileSync(path.join(folder, page), 'utf8');

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
});
