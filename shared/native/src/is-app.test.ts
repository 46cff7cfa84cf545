import { isApp } from './is-app.ts';

test('[PRD-01] the app is recognised by a marker in the user agent', () => {
  const userAgent = jest.spyOn(window.navigator, 'userAgent', 'get');
  userAgent.mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148');
  expect(isApp()).toBe(false);
  userAgent.mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 JangteoApp/3.1.0');
  expect(isApp()).toBe(true);
});
