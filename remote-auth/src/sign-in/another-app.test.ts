import { isInAnotherApp } from './another-app.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'KakaoTalk on Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S921N Build/UP1A; wv) ${android} Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 KAKAOTALK/25.1.0`,
  ],
  [
    'KakaoTalk on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Mobile/15E148 KAKAOTALK 25.1.0`,
  ],
  [
    'the portal’s app, which calls itself Safari as well',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Version/18.1 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.9.1; 15)`,
  ],
  ['Instagram', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Mobile/15E148 Instagram 360.0.0`],
  [
    'any other app on Android',
    `Mozilla/5.0 (Linux; Android 13; SM-A536N; wv) ${android} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
])('%s is another app', (_name, userAgent) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(isInAnotherApp()).toBe(true);
});

test.each([
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${android} Chrome/131.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 10; K) ${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  ],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1.15`],
  ['Whale', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${android} Chrome/130.0.0.0 Whale/4.29.282.14 Safari/537.36`],
])('%s is a browser', (_name, userAgent) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(isInAnotherApp()).toBe(false);
});
