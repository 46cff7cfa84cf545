import { Lanes } from './lanes.ts';

test('all clients together may have what fills a lane, and one of them its part; whoever leaves makes room once', () => {
  const lanes = new Lanes({ pages: { most: 3, mostPerClient: 2 }, calls: { most: 1, mostPerClient: 1 } });
  const [first, second] = [lanes.enter('pages', 'a'), lanes.enter('pages', 'a')];
  expect(lanes.enter('pages', 'a')).toBe('client full');
  expect(lanes.enter('pages', 'b')).toEqual(expect.any(Function));
  expect(lanes.enter('pages', 'c')).toBe('full');
  expect(lanes.enter('calls', 'c')).toEqual(expect.any(Function));
  if (typeof first !== 'function' || typeof second !== 'function') throw new Error('There was room for both');
  first();
  first();
  expect(lanes.enter('pages', 'c')).toEqual(expect.any(Function));
  expect(lanes.enter('pages', 'c')).toBe('full');
});
