import { links } from '@jangteo/contract/links';
import { type ReleaseFailure, type RemoteName, releaseFailuresPath } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';
import type { BrowserFault } from '../../scripts/for-tests/break-release.ts';
import { type Edge, openEdge } from '../harness/edge.ts';
import { OwnReleases } from '../harness/own-releases.ts';
import { registryOf } from '../harness/registry.ts';
import { type LinkedRemote, linkedRemotes } from '../harness/remotes.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';
import { registeredAnew } from '../harness/watch-console.ts';

/** A page of each remote that the server renders for everybody. */
const pageOf: Record<LinkedRemote, string> = {
  'remote-shop': links.home(),
  'remote-community': links.communityPopular(),
  'remote-mypage': links.notices(),
  'remote-auth': links.terms(),
};

const faults: Record<BrowserFault, ReleaseFailure['fault']> = {
  'container throws': 'failed',
  'page throws': 'threw',
  hangs: 'slow',
};

declare global {
  var emptyFrames: string[];
}

/** Notes every frame in which the page, once it was there, is not. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    globalThis.emptyFrames = [];
    let wasThere = false;
    const look = () => {
      const text = document.querySelector('main')?.textContent ?? '';
      const isThere = text.length > 30 && document.querySelector('[role=alert]') === null;
      if (wasThere && !isThere) globalThis.emptyFrames.push(text);
      wasThere ||= isThere;
      requestAnimationFrame(look);
    };
    look();
  });

async function visit(page: Page, address: string): Promise<ReleaseFailure> {
  await watchFrames(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const reported = page.waitForRequest((request) => request.url().endsWith(releaseFailuresPath));
  await page.goto(address, { waitUntil: 'commit' });
  const failure = (await reported).postDataJSON() as ReleaseFailure;
  expect(await page.evaluate(() => globalThis.emptyFrames), 'the page was gone').toEqual([]);
  expect(documents).toHaveLength(1);
  return failure;
}

for (const [[fault, reported], tag] of cases(Object.entries(faults) as [BrowserFault, ReleaseFailure['fault']][])) {
  test(
    `[MFE-04] ${fault}: the release before takes over in the same document; when several clients report it, it is rolled back`,
    tag,
    async ({ context, noise }) => {
      noise.expect(/broken by a test/, registeredAnew);
      await using releases = await OwnReleases.copy();
      await releases.promoteBroken(linkedRemotes, fault);
      await using edge = await openEdge({
        name: `release-before-${fault.replace(' ', '-')}`,
        releasesDir: releases.releasesDir,
        channelsDir: releases.channelsDir,
        env: { PROXIES_IN_FRONT: '1', ROLLBACK_CLIENTS: '3' },
      });
      for (const remote of linkedRemotes) {
        const page = await context.newPage();
        const failure = await visit(page, edge.address + pageOf[remote]);
        const release = (await registryOf(page)).apps[remote]?.release;
        expect(failure).toMatchObject({ app: remote, release, fault: reported });
        await page.close();
        if (remote !== 'remote-shop') continue;

        for (const client of ['203.0.113.7', '203.0.113.7']) await reportFrom(client, edge, failure);
        expect(await servedBy(edge, remote)).toBe(release);
        await reportFrom('198.51.100.1', edge, failure);
        await expect.poll(() => servedBy(edge, remote)).not.toBe(release);
      }
    },
  );
}

async function reportFrom(client: string, { address }: Edge, failure: ReleaseFailure): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
  await fetch(address + releaseFailuresPath, { method: 'POST', headers, body: JSON.stringify(failure) });
}

async function servedBy({ address }: Edge, remote: RemoteName): Promise<string | undefined> {
  const { releases } = (await (await fetch(`${address}/ready`)).json()) as { releases: Record<string, string> };
  return releases[remote];
}
