import path from 'node:path';
import { pageIds } from '@jangteo/contract/release';
import { brotliBytes, weighOneBundle } from '../../scripts/for-tests/one-bundle.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { address, dataDirectory } from '../places.ts';

const kilobyte = 1_024;
/** The limit of the scripts is less than twenty kilobytes above their weight, so that twenty more on every page fail. */
const mostBytes = { scripts: 150 * kilobyte, aboveOneBundle: 20 * kilobyte, registry: 1_500 };

const script = /<(?:link rel="preload" as="script"|script defer)[^>]* (?:href|src)="([^"]+)"/g;
const appsFile = /<link rel="preload" as="fetch"[^>]* href="([^"]+)"/;
const registry = new RegExp(`<script[^>]* id="${pageIds.registry}">.*?</script>`, 's');

const homePage = async (): Promise<string> => (await fetch(address)).text();

const scriptsOf = (html: string): string[] => [...new Set([...html.matchAll(script)].map(([, href = '']) => href))];

async function weighScripts(html: string): Promise<number> {
  const paths = scriptsOf(html);
  expect(paths.filter((href) => href.startsWith('/r/host/'))).not.toEqual([]);
  expect(paths.filter((href) => href.startsWith('/r/remote-shop/'))).not.toEqual([]);
  let scripts = 0;
  for (const href of paths) {
    scripts += await brotliBytes(Buffer.from(await (await fetch(address + href)).arrayBuffer()));
  }
  return scripts;
}

/** The document names the hashes of the page's scripts twice; the second time they cost almost nothing. */
async function weighRegistry(html: string): Promise<number> {
  expect(html).toMatch(registry);
  return (await brotliBytes(html)) - (await brotliBytes(html.replace(registry, '')));
}

test('the scripts of the home page and its registry stay within their bytes', async () => {
  const html = await homePage();
  expect(await weighScripts(html)).toBeLessThanOrEqual(mostBytes.scripts);
  expect(await weighRegistry(html)).toBeLessThanOrEqual(mostBytes.registry);
});

test('what federation costs above one bundle stays within its bytes', thorough, async () => {
  const html = await homePage();
  const [, filePath] = appsFile.exec(html) ?? [];
  const ofAppsFile = await brotliBytes(await (await fetch(address + filePath)).text());
  const oneBundle = await weighOneBundle(path.join(dataDirectory, 'one-bundle'), 'shop:home');
  const federated = (await weighScripts(html)) + (await weighRegistry(html)) + ofAppsFile;
  expect(federated - oneBundle).toBeLessThanOrEqual(mostBytes.aboveOneBundle);
});

test('every script of the home page begins with the hint to compile it as it arrives', async () => {
  const paths = scriptsOf(await homePage());
  expect(paths.length).toBeGreaterThan(3);
  for (const href of paths) {
    expect(await (await fetch(address + href)).text(), href).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
