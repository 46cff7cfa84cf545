import { deviceNameOf } from './device-name.ts';

test.each([
  ['iPhone · Safari', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'],
  [
    'Android · 삼성 인터넷',
    'Mozilla/5.0 (Linux; Android 15; SM-S928N) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
  ],
  ['Windows · 웨일', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Whale/4.30 Safari/537.36'],
  ['Windows · Edge', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0'],
  ['Mac · Firefox', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.5; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['Android · 장터 앱', 'Mozilla/5.0 (Linux; Android 15; wv) Chrome/140.0 Mobile Safari/537.36 JangteoApp/2.9.5'],
  ['알 수 없는 기기', 'curl/8.5.0'],
  ['알 수 없는 기기', ''],
])('a login is shown as %s', (name, userAgent) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});
