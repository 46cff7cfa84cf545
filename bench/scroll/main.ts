import { parseArgs } from 'node:util';
import type { Calls, Envelope, ReplyOf } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { chromium } from 'playwright';
import { hydrated } from '../../e2e/harness/hydrated.ts';
import { lengthenBoard } from '../../e2e/harness/long-board.ts';
import { scrollThrough } from '../../e2e/harness/scroll-through.ts';
import { step } from '../../scripts/bootstrap/steps.mjs';
import { chromiumLaunch, phone } from '../../scripts/browser/phone.ts';
import { judge } from '../aims.ts';
import type { Bench } from '../bench.ts';
import { openStack } from '../stack.ts';
import { scrollByFinger } from './by-finger.ts';

const options = {
  posts: { type: 'string', default: '10000' },
  speed: { type: 'string', default: '60' },
  slowdown: { type: 'string', default: '4' },
  address: { type: 'string' },
} as const;
const perPage = 20;
/** About 170 posts. */
const fingerPx = 20_000;
/** Longer than any page of posts takes to arrive. */
const idleMs = 20_000;

const bench: Bench = {
  about:
    'frames while a board is scrolled on a slow phone: --posts 10000, --speed 60 pixels a frame, --slowdown 4 of the CPU, --address http://… of a stack that runs already',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    await using opened = new AsyncDisposableStack();
    const edge = values.address ?? `http://localhost:${(await openStack(opened, signal)).edge}`;
    const browser = opened.adopt(await chromium.launch(chromiumLaunch), (browser) => browser.close());
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    const { lastTitle } = await lengthenBoard(page, {
      sample: await postWithPicture(edge),
      posts: Number(values.posts),
      perPage,
    });
    await page.goto(edge + links.communityDashboard());
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
    const finger = { browser, page, session };
    const arriving = await step('by finger, while posts arrive', () => scrollByFinger(finger, fingerPx));
    const pxPerFrame = Number(values.speed);
    const record = await step(`${values.posts} posts`, () => scrollThrough(page, { lastTitle, pxPerFrame, idleMs }));
    const { frames, lateFrames, longestTaskMs, mostElements, pictures, farPictures } = record;
    const back = await step('by finger, back from the end', () => scrollByFinger(finger, -fingerPx));
    const byFinger = arriving.frames + back.frames;
    const ofFinger = (frames: number) => ({ value: (frames / byFinger) * 100, limit: 1, unit: '%', isHard: false });
    console.log(`${frames} frames by scripts, ${byFinger} by finger, ${pictures} pictures`);
    console.log(`${format(lateFrames / frames)} of the frames by scripts were late`);
    return judge([
      { name: 'dropped frames, by finger', ...ofFinger(arriving.droppedFrames + back.droppedFrames) },
      { name: 'frames not painted in time, by finger', ...ofFinger(arriving.unpaintedFrames + back.unpaintedFrames) },
      { name: 'views not rendered in time, by finger', ...ofFinger(arriving.emptyViews + back.emptyViews) },
      { name: 'longest task', value: longestTaskMs, limit: 100, unit: 'ms', isHard: false },
      { name: 'elements in the document', value: mostElements, limit: 3_000, unit: '', isHard: true },
      { name: 'pictures requested far from the view', value: farPictures.length, limit: 0, unit: '', isHard: true },
    ]);
  },
};

export default bench;

const format = (share: number): string => `${(share * 100).toFixed(1)} %`;

async function postWithPicture(edge: string) {
  const reply = await fetch(`${edge}/api/v1/community/dashboard?limit=100`);
  const { data } = (await reply.json()) as Envelope<ReplyOf<Calls['GET /api/v1/community/dashboard']>>;
  const post = data?.list.find(({ imageUrl }) => imageUrl);
  if (!post) throw new Error('The board has no post with a picture');
  return post;
}
