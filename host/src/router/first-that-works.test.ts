import { firstThatWorks } from './first-that-works.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<string>(() => undefined);
const failing = async (): Promise<string> => {
  throw new Error('broken');
};

test('the current release is used when it loads, and the one before it is not loaded', async () => {
  const before = jest.fn(never);
  await expect(firstThatWorks({ current: async () => 'now', before })).resolves.toEqual({ value: 'now' });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(before).not.toHaveBeenCalled();
});

test('a release that fails once is tried again', async () => {
  const current = jest.fn(async () => 'now').mockRejectedValueOnce(new Error('the line broke off'));
  await expect(firstThatWorks({ current, before: never })).resolves.toEqual({ value: 'now' });
});

test('after two failures the release before is used', async () => {
  const used = await firstThatWorks({ current: failing, before: async () => 'before' });
  expect(used).toEqual({ value: 'before', fault: { fault: 'failed', error: new Error('broken') } });
});

test('a release that does not load within a second and a half is left for the one before', async () => {
  const before = jest.fn(async () => 'before');
  const used = firstThatWorks({ current: never, before });
  await jest.advanceTimersByTimeAsync(1_499);
  expect(before).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await expect(used).resolves.toEqual({ value: 'before', fault: { fault: 'slow' } });
});

test('on a slow line both load, and the current release is used if it arrives first', async () => {
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 2_000, 'now'));
  const used = firstThatWorks({ current: slow, before: never });
  await jest.advanceTimersByTimeAsync(2_000);
  await expect(used).resolves.toEqual({ value: 'now' });
});

test('where both fail, the error is the current release’s', async () => {
  const before = async () => {
    throw new Error('missing');
  };
  await expect(firstThatWorks({ current: failing, before })).rejects.toThrow('broken');
});
