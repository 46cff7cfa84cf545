import { canSpeakToApp, isApp } from './is-app.ts';

test('[PRD-01] the app is recognised by a marker in the user agent', () => {
  const userAgent = jest.spyOn(window.navigator, 'userAgent', 'get');
  userAgent.mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148');
  expect(isApp()).toBe(false);
  expect(canSpeakToApp()).toBe(false);
  userAgent.mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 JangteoApp/3.1.0');
  expect(isApp()).toBe(true);
  expect(canSpeakToApp()).toBe(true);
});

test('[APP-01] an app whose user agent has no marker still receives messages', () => {
  Object.assign(window, { jangteoAndroid: { postMessage: () => undefined } });
  expect(isApp()).toBe(false);
  expect(canSpeakToApp()).toBe(true);
  Reflect.deleteProperty(window, 'jangteoAndroid');
});
