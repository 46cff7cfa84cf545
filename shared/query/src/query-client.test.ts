import { CallError } from '@jangteo/http';
import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { makeQueryClient } from './query-client.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  jest.useRealTimers();
});

const serverError = () => new CallError({ kind: 'server', status: 500 });

async function timesAsked(error: CallError): Promise<number> {
  const ask = jest.fn().mockRejectedValue(error);
  const asking = makeQueryClient().fetchQuery({ queryKey: ['a'], queryFn: ask, retry: retryOfClient });
  asking.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(5_000);
  return ask.mock.calls.length;
}
/** `fetchQuery` never retries by itself; a screen's query does. */
const retryOfClient = makeQueryClient().getDefaultOptions().queries?.retry;

describe('[SES-20] the query cache', () => {
  test('is fresh for five minutes', async () => {
    const client = makeQueryClient();
    const ask = jest.fn().mockResolvedValue('data');
    const options = { queryKey: ['a'], queryFn: ask };
    await client.fetchQuery(options);
    await jest.advanceTimersByTimeAsync(299_000);
    await client.fetchQuery(options);
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2_000);
    await client.fetchQuery(options);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('is kept for ten minutes', async () => {
    const client = makeQueryClient();
    client.setQueryData(['a'], 'data');
    await jest.advanceTimersByTimeAsync(599_000);
    expect(client.getQueryData(['a'])).toBe('data');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(client.getQueryData(['a'])).toBeUndefined();
  });

  test('retries once, after 500 ms', async () => {
    const ask = jest.fn().mockRejectedValue(serverError());
    const stop = new QueryObserver(makeQueryClient(), { queryKey: ['a'], queryFn: ask }).subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(499);
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2);
    expect(ask).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  test('does not retry a refusal', async () => {
    expect(await timesAsked(new CallError({ kind: 'refused', code: 8, status: 404 }))).toBe(1);
  });

  test('does not retry what the call has already retried', async () => {
    const error = serverError();
    error.isRetried = true;
    expect(await timesAsked(error)).toBe(1);
    expect(await timesAsked(serverError())).toBe(2);
  });

  test('is not refetched when the window gets the focus', async () => {
    const client = makeQueryClient();
    const ask = jest.fn().mockResolvedValue('data');
    const stop = new QueryObserver(client, { queryKey: ['a'], queryFn: ask }).subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(301_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
  });
});

test('a change that is made offline fails at once, and does not wait for the connection', async () => {
  onlineManager.setOnline(false);
  try {
    const send = jest.fn<Promise<void>, []>().mockRejectedValue(new CallError({ kind: 'network' }));
    const change = new MutationObserver(makeQueryClient(), { mutationFn: send });
    await expect(change.mutate()).rejects.toThrow(CallError);
    expect(change.getCurrentResult()).toMatchObject({ isError: true, isPaused: false });
  } finally {
    onlineManager.setOnline(true);
  }
});
