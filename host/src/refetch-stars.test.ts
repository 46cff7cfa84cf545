import { call } from '@jangteo/http';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { refetchStars } from './refetch-stars.ts';

const queryClient = new QueryClient();
const show = (queryKey: string[], queryFn: () => unknown, meta?: object) =>
  new QueryObserver(queryClient, { queryKey, queryFn, meta: { ...meta } }).subscribe(() => undefined);

async function earn(toastItems: object[]): Promise<void> {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ code: 0, message: '', data: { list: [] }, toastItems }));
  await call('GET /api/v1/display/home/shop');
  await new Promise((resolve) => setTimeout(resolve));
}

const item = { isSuccess: true, startPhrase: '출석', pointPhrase: '5별' };
let stop: () => void;
beforeEach(() => {
  stop = refetchStars(queryClient);
});
afterEach(() => {
  stop();
  queryClient.clear();
});

test('[ERR-03] a call that earns stars makes shown stars be fetched again, and nothing else', async () => {
  const fetched = { stars: 0, other: 0 };
  const ends = [show(['stars'], () => ++fetched.stars, { showsStars: true }), show(['other'], () => ++fetched.other)];
  await earn([]);
  expect(fetched).toEqual({ stars: 1, other: 1 });
  await earn([item]);
  expect(fetched).toEqual({ stars: 2, other: 1 });
  for (const end of ends) end();
});

test('[ERR-03] stars that are being fetched as others are earned are fetched once more', async () => {
  const replies: ((stars: number) => void)[] = [];
  const end = show(['stars'], () => new Promise((resolve) => replies.push(resolve)), { showsStars: true });
  await earn([item]);
  expect(replies).toHaveLength(1);
  replies[0]?.(0);
  await new Promise((resolve) => setTimeout(resolve));
  replies[1]?.(5);
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(['stars'])).toBe(5);
  end();
});
