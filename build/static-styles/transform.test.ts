import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformStyles } from './transform.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'static-styles-'));
const file = path.join(folder, 'card.tsx');

/** The recipe in place of its rules. */
const transform = (source: string) => transformStyles(file, source, (recipe) => ({ compiled: recipe }));

/** A module beside the card, whose constants it uses. */
const beside = (name: string, source: string) => writeFileSync(path.join(folder, name), source);

test('the recipe of each styled element is replaced, and nothing else', () => {
  const source =
    "const 값 = '가'; const A = styled('p', { base: { flex: '1' } }), B = styled(A, { base: {} }); box('p', {});";
  expect(transform(source)).toEqual({
    code: `const 값 = '가'; const A = styled('p', {"compiled":{"base":{"flex":"1"}}}), B = styled(A, {"compiled":{"base":{}}}); box('p', {});`,
    files: [],
  });
});

test('constants of the module are known: objects, spread, texts with values in them, parts', () => {
  const { code } = transform(`
    const rows = 3;
    const place = { above: 'body &', below: '& > p' } as const;
    const { below } = place;
    const shared = defineStyle({ gap: '1' });
    export const Card = styled('div', {
      base: { ...shared, height: \`\${rows}rem\`, [place.above]: { flex: '1' }, [below]: { flex: '2' }, '& a': shared },
    });`);
  expect(code).toContain(
    'styled(\'div\', {"compiled":{"base":{"gap":"1","height":"3rem","body &":{"flex":"1"},"& > p":{"flex":"2"},"& a":{"gap":"1"}}}})',
  );
});

test('constants of other modules are known, also those that a third one passes on; their files are named', () => {
  beside('index.ts', "export * from './none.ts'; export { hidden as unseen } from './hidden.ts';");
  beside('none.ts', 'export const other = 1;');
  beside('hidden.ts', "const width = '1px'; export const hidden = { width };");
  const { code, files } = transform(
    "import { unseen as away } from './index.ts'; export const Card = styled('div', { base: away });",
  );
  expect(code).toContain('{"compiled":{"base":{"width":"1px"}}}');
  expect(files.map((each) => path.basename(each)).sort()).toEqual(['hidden.ts', 'index.ts', 'none.ts']);
});

test.each([
  ["styled('p', { base: { width: widthOf(3) } })", 'widthOf(3)'],
  ["styled('p', { base: { width: size } }); let size = '1px'", 'size'],
  ["styled('p', { base: { width: isWide ? '1px' : '2px' } })", "isWide ? '1px' : '2px'"],
])('what is not a constant is refused with its place: %s', (source, text) => {
  expect(() => transform(`export const Card = ${source};`)).toThrow(`${file} ${text}\n`);
});
