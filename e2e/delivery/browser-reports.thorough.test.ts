import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openEdge } from '../harness/edge.ts';
import { freePort } from '../harness/free-port.ts';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu, section } from '../harness/landmarks.ts';
import { OwnReleases } from '../harness/own-releases.ts';
import { allLoaded, quiet } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';
import { WorkingCopy } from '../harness/working-copy.ts';
import { projectRoot } from '../places.ts';

const file = 'src/home/limited-deals.tsx';
const item = '<li key={deal.dealId}>';
const brokenItem = `<li key={deal.dealId} onPointerDown={() => { throw new TypeError('broken by a test'); }}>`;

test('an error of a released remote is listed with file and line within ten seconds; a blocked request and web vitals are counted', async ({
  page,
  noise,
}) => {
  test.setTimeout(180_000);
  noise.expect(/broken by a test/, /elsewhere\.example/);
  await using releases = await OwnReleases.copy();
  const workingCopy = await WorkingCopy.of('remote-shop', releases);
  const source = await readFile(path.join(projectRoot, 'remote-shop', file), 'utf8');
  const line = source.slice(0, source.indexOf(item)).split('\n').length;
  await workingCopy.edit(file, item, brokenItem);
  await workingCopy.command('release');
  await workingCopy.command('promote');
  const release = await releases.promoted('remote-shop');
  const metricsPort = await freePort();
  await using edge = await openEdge({
    name: 'browser-reports',
    releasesDir: releases.releasesDir,
    channelsDir: releases.channelsDir,
    env: { REPORTS_DIR: releases.reportsDir, METRICS_PORT: String(metricsPort) },
  });
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

  // This visit is one of those that report web vitals.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto(edge.address);
  await hydrated(page);
  await section(page, '오늘의 한정특가').getByRole('listitem').first().dispatchEvent('pointerdown');
  await expect
    .poll(() => workingCopy.command('errors'), { timeout: 10_000 })
    .toContain(
      `1 × TypeError: broken by a test\n    at ${file}:${line}\n    remote-shop ${release}, on shop:home; first `,
    );
  await expect.poll(metrics).toContain('edge_browser_errors_total{app="remote-shop"} 1');

  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
  await expect.poll(metrics).toContain('edge_policy_violations_total{app="remote-shop",directive="connect-src"} 1');

  await allLoaded(page);
  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect(page.getByRole('heading', { name: '커뮤니티' })).toBeVisible();
  await quiet(page);
  await page.goto('about:blank');
  for (const name of ['LCP', 'TTFB'])
    await expect.poll(metrics).toContain(`edge_web_vital_seconds_count{app="remote-shop",name="${name}"} 1`);
  // A tap belongs to the page on which the browser has painted its answer.
  await expect.poll(metrics).toMatch(/edge_web_vital_seconds_count{app="remote-(shop|community)",name="INP"} 1/);
  // A page that did not move counts as well.
  await expect.poll(metrics).toContain('edge_layout_shift_bucket{le="0.001",app="remote-shop"} 1');
});
