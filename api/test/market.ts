/** The market that tests use, and the fixed time at which they use it: a Friday noon in Korea. */
export const testNow = new Date('2026-11-20T03:00:00Z');
export const demoMarket = { size: 900, seed: 7, shopOrigin: 'http://shop.test' };
