import type { PublicSettings } from '@jangteo/contract/release';
import { loadOutsideScript } from './outside-script.ts';

const settings: PublicSettings = {
  ownOrigins: ['http://market.test'],
  shopOrigin: 'http://shop.test',
  outsideScripts: { tagManager: { script: 'http://collect.test/manager.js?id=1' } },
};

const scripts = () => [...document.querySelectorAll('script')];
const happens = (type: string) => scripts().at(-1)?.dispatchEvent(new Event(type));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const script of scripts()) script.remove();
  jest.useRealTimers();
});

test('a script without an address in the settings is not loaded', async () => {
  await expect(loadOutsideScript(settings, 'retargeting')).rejects.toThrow("no script 'retargeting'");
  expect(scripts()).toEqual([]);
});

test('[ANA-03] a script that fails or hangs is given up, and may be requested again', async () => {
  const failed = loadOutsideScript(settings, 'tagManager');
  happens('error');
  await expect(failed).rejects.toThrow('could not be loaded');

  const late = loadOutsideScript(settings, 'tagManager');
  jest.advanceTimersByTime(10_000);
  await expect(late).rejects.toThrow('could not be loaded');
  expect(scripts()).toEqual([]);
});

test('a script that works is loaded once, from the address in the settings', async () => {
  const first = loadOutsideScript(settings, 'tagManager');
  const second = loadOutsideScript(settings, 'tagManager');
  expect(scripts().map(({ src }) => src)).toEqual(['http://collect.test/manager.js?id=1']);
  happens('load');
  await Promise.all([first, second]);
});
