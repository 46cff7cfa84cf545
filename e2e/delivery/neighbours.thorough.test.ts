import { links } from '@jangteo/contract/links';
import { type RemoteName, releaseFailuresPath } from '@jangteo/contract/release';
import type { BrowserContext, Page } from 'playwright/test';
import { type EarlierReleases, earlierCommits, earlierReleases } from '../harness/earlier-releases.ts';
import { type Edge, openEdge } from '../harness/edge.ts';
import { hydrated } from '../harness/hydrated.ts';
import { OwnReleases } from '../harness/own-releases.ts';
import { registryOf } from '../harness/registry.ts';
import { type LinkedRemote, linkedRemotes } from '../harness/remotes.ts';
import { marketSamples } from '../harness/samples.ts';
import { newPersona, signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

/** For each remote, a page and a tap of a new member that needs the host's doors and the API. */
const visits: Record<LinkedRemote, { path: () => Promise<string>; interact: (page: Page) => Promise<void> }> = {
  'remote-shop': {
    path: async () => links.season(),
    interact: async (page) => {
      const heart = page
        .getByRole('article')
        .getByRole('button', { name: /찜하기$/ })
        .first();
      await heart.tap();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('찜한 상품에 담았어요.').first()).toBeVisible();
    },
  },
  'remote-community': {
    path: async () => links.communityPost((await marketSamples()).postId),
    interact: async (page) => {
      const like = page.getByRole('button', { name: /^좋아요/ }).first();
      await like.tap();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
    },
  },
  'remote-mypage': {
    path: async () => links.settings(),
    interact: async (page) => {
      const email = page.getByRole('switch', { name: '이메일' });
      await email.tap();
      await expect(email).toHaveAccessibleDescription(/에 동의했어요/);
    },
  },
  'remote-auth': {
    path: async () => links.withdraw(),
    interact: async (page) => {
      await page.getByRole('radio', { name: '자주 이용하지 않아요' }).check();
      await expect(page.getByRole('button', { name: '탈퇴하기' })).toBeEnabled();
    },
  },
};

let earlier: EarlierReleases;
/** The remotes of which a pair of two generations was accepted and worked. */
const mixed = new Set<RemoteName>();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const commits = await earlierCommits();
  test.skip(commits.length === 0, 'N-1 is built from an earlier commit, and this checkout has none');
  if (commits.length > 0) earlier = await earlierReleases(commits);
});

/** Beside a host, the remotes of the other generation take their places one after the other. */
for (const [host, other] of [
  ['N', 'N-1'],
  ['N-1', 'N'],
] as const) {
  test(`[MFE-03] host ${host} with each remote ${other}: each pair that promotion accepts works`, async ({
    context,
  }) => {
    test.setTimeout(120_000);
    await using releases = await OwnReleases.copy();
    const ids = { N: await releases.allPromoted(), 'N-1': earlier.ids };
    await releases.add(earlier);
    if (host === 'N-1') await releases.startOver(earlier.ids);
    const { releasesDir, channelsDir } = releases;
    await using edge = await openEdge({ name: `neighbours-${host}`, releasesDir, channelsDir });

    for (const remote of linkedRemotes) {
      await test.step(remote, async () => {
        const id = ids[other][remote] ?? '';
        const refusal = await refusalOf(releases.command('promote', [remote, id], { edge }));
        if (refusal) return expect(refusal).toMatch(/^Not promoted:\n {2}- \w/);
        await visit(context, edge, remote, { host: ids[host].host, [remote]: id });
        mixed.add(remote);
      });
    }
  });
}

test('[MFE-03] a mixed pair of each remote was accepted', () => {
  expect([...mixed].sort()).toEqual([...linkedRemotes].sort());
});

/** What a command says that fails. */
const refusalOf = (command: Promise<string>): Promise<string | undefined> =>
  command.then(
    () => undefined,
    ({ stderr }: { stderr: string }) => stderr,
  );

/** Opens the remote's page as a new member, and taps. */
async function visit(
  context: BrowserContext,
  { address }: Edge,
  remote: LinkedRemote,
  pair: Record<string, string | undefined>,
): Promise<void> {
  const { path, interact } = visits[remote];
  const page = await context.newPage();
  const failures: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(releaseFailuresPath)) failures.push(request.postData());
  });
  await signIn(page, newPersona(), { at: address });
  await page.goto(address + (await path()));
  await hydrated(page);
  await interact(page);
  const { apps } = await registryOf(page);
  expect({ host: apps.host.release, [remote]: apps[remote]?.release }).toEqual(pair);
  expect(failures, 'the release before took over').toEqual([]);
  await page.close();
}
