/** @jest-environment node */
import { cookieStore, deviceId, localStore } from './index.ts';

test('a server stores nothing of a visitor and has no device id', () => {
  localStore.set('accessToken', 'Bearer one visitor');
  cookieStore.set('redirectPath', '/my-page');
  expect(localStore.get('accessToken')).toBeUndefined();
  expect(cookieStore.get('redirectPath')).toBeUndefined();
  expect(deviceId()).toBeUndefined();
});
