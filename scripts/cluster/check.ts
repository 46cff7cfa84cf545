import { Problem } from '../bootstrap/problem.mjs';
import { step } from '../bootstrap/steps.mjs';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { runTask } from '../stack/task.ts';

const unlimited = '1000000';

/** All tests come from one address, and a busy machine must not decide about them. */
export const testSettings = {
  RENDER_DEADLINE_MS: '15000',
  MAX_WAIT_MS: '5000',
  ADDRESS_PER_MINUTE: unlimited,
  DEVICE_PER_MINUTE: unlimited,
  MEMBER_PER_MINUTE: unlimited,
  PAGES_PER_MINUTE: unlimited,
};

/** Journeys that cross processes: what one of them writes, another one shows. Tests with servers of their own are left out. */
const journeys = [
  'after hydration links navigate without another document',
  'going back to a search restores the typed text and its completions',
  'a heart is the same on every screen, in every tab and after a reload',
  'a member writes a post with photos that are scaled down',
  'another member’s post cannot be opened in the form',
  'stars become points: by slider and keys, once though pressed twice',
  'a busy shop: the stars are put aside, the exchange goes on, and completes',
];
const files = ['home/hydration', 'search/search', 'likes/likes', 'community/writing', 'stars/exchange'];

/** Throws unless every journey succeeds. */
export const checkCluster = (address: string, signal: AbortSignal): Promise<void> =>
  step('브라우저 여정 · browser journeys', async (progress) => {
    const { code, tail, logFile } = await runTask({
      name: 'journeys',
      script: 'node_modules/playwright/cli.js',
      args: ['test', '--config=e2e', '--reporter=line', `--grep=${journeys.join('|')}`, ...files],
      env: {
        CHROMIUM: await ensureChromium(signal, progress),
        E2E_PORT: new URL(address).port,
        E2E_REUSE: '1',
      },
      signal,
      progress,
    });
    if (code === 0 && tail.includes(`${journeys.length} passed`)) return;
    throw new Problem({
      ko: '여정이 끝까지 가지 못했습니다.',
      en: `Not all ${journeys.length} journeys succeeded.`,
      todo: [`전체 기록: ${logFile}`],
      detail: tail.split('\n').slice(-30).join('\n'),
    });
  });
