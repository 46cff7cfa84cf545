import path from 'node:path';
import { pageIds } from '@jangteo/contract/release';
import { brotliBytes, weighOneBundle } from '../../scripts/for-tests/one-bundle.ts';
import { expect, test } from '../harness/test.ts';
import { dataDirectory } from '../places.ts';

const kilobyte = 1_024;
/** The limit of the scripts is less than twenty kilobytes above their weight, so that twenty more on every page fail. */
const mostBytes = { scripts: 150 * kilobyte, aboveOneBundle: 20 * kilobyte, registry: 1_500 };

const script = /<(?:link rel="preload" as="script"|script defer)[^>]* (?:href|src)="([^"]+)"/g;
const appsFile = /<link rel="preload" as="fetch"[^>]* href="([^"]+)"/;
const registry = new RegExp(`<script[^>]* id="${pageIds.registry}">.*?</script>`, 's');

test('the scripts of the home page, and what they and the registry cost above one bundle, stay within their bytes', async ({
  baseURL,
}) => {
  const html = await (await fetch(`${baseURL}/`)).text();
  const paths = new Set([...html.matchAll(script)].map(([, href = '']) => href));
  expect([...paths].filter((href) => href.startsWith('/r/host/'))).not.toEqual([]);
  expect([...paths].filter((href) => href.startsWith('/r/remote-shop/'))).not.toEqual([]);
  let scripts = 0;
  for (const href of paths) {
    scripts += await brotliBytes(Buffer.from(await (await fetch(baseURL + href)).arrayBuffer()));
  }
  expect(scripts).toBeLessThanOrEqual(mostBytes.scripts);

  // The document names the hashes of the page's scripts twice; the second time they cost almost nothing.
  expect(html).toMatch(registry);
  const ofRegistry = (await brotliBytes(html)) - (await brotliBytes(html.replace(registry, '')));
  expect(ofRegistry).toBeLessThanOrEqual(mostBytes.registry);

  const [, filePath] = appsFile.exec(html) ?? [];
  const ofAppsFile = await brotliBytes(await (await fetch(`${baseURL}${filePath}`)).text());
  const oneBundle = await weighOneBundle(path.join(dataDirectory, 'one-bundle'), 'shop:home');
  expect(scripts + ofRegistry + ofAppsFile - oneBundle).toBeLessThanOrEqual(mostBytes.aboveOneBundle);
});

test('every script of the home page begins with the hint to compile it as it arrives', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/`)).text();
  const paths = new Set([...html.matchAll(script)].map(([, href = '']) => href));
  expect(paths.size).toBeGreaterThan(3);
  for (const href of paths) {
    expect(await (await fetch(baseURL + href)).text(), href).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
