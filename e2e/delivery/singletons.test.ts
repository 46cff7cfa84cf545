import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseName } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';
import { countRenderers } from '../harness/count-renderers.ts';
import { sharedOf } from '../harness/door.ts';
import { hydrated } from '../harness/hydrated.ts';
import { registryOf } from '../harness/registry.ts';
import { entrances, type LinkedRemote, linkedRemotes } from '../harness/remotes.ts';
import { expect, test } from '../harness/test.ts';
import { projectRoot } from '../places.ts';

test('[MFE-01] [MFE-02] every shared module has one instance, the host’s, whichever remotes are on the page', async ({
  page,
}) => {
  await page.addInitScript(countRenderers);
  await page.goto('/');
  await hydrated(page);
  for (const remote of linkedRemotes) if (remote !== 'remote-shop') await visit(page, remote);

  const { apps } = await registryOf(page);
  const containers = linkedRemotes.map((remote) => releaseName(remote, apps[remote]?.entry ?? ''));
  const shared = await (await sharedOf(page)).jsonValue();
  expect(Object.keys(shared)).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      '@tanstack/react-query',
      'jotai',
      '@jangteo/http',
      '@jangteo/session',
      '@jangteo/ui',
    ]),
  );
  for (const [name, copies] of Object.entries(shared)) {
    expect(Object.values(copies), name).toEqual([
      expect.objectContaining({ version: await versionInHost(name), from: 'host' }),
    ]);
  }
  for (const name of ['react', '@jangteo/ui']) {
    expect(Object.values(shared[name] ?? {})[0]?.useIn.toSorted(), name).toEqual(['host', ...containers].toSorted());
  }
  expect(await page.evaluate(() => globalThis.renderers), 'copies of react-dom').toBe(1);
});

/** The version of the package that is installed for the host; doors have no versions. */
async function versionInHost(name: string): Promise<string> {
  if (name.startsWith('@jangteo/')) return '0.0.0';
  const { version } = JSON.parse(
    await readFile(path.join(projectRoot, 'host/node_modules', name, 'package.json'), 'utf8'),
  );
  return version;
}

/** From the home page to a page of the remote, and back. */
async function visit(page: Page, remote: Exclude<LinkedRemote, 'remote-shop'>): Promise<void> {
  const { link, proof } = entrances[remote];
  // Not by a click: the endless list above the footer may grow between its press and its release.
  await link(page).press('Enter');
  await expect(proof(page)).toBeVisible();
  await page.goBack();
  await expect(entrances['remote-shop'].proof(page)).toBeVisible();
}
