import { QueryObserver } from '@tanstack/react-query';
import { persistQueries } from './persistence.ts';
import { makeQueryClient } from './query-client.ts';

const set = 'set-1';
const minuteMs = 60_000;

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Plays a document that had this data and was left. */
function leaveDocument(known: Record<string, unknown>, version = set) {
  const client = makeQueryClient();
  const stop = persistQueries(client, version);
  for (const [key, data] of Object.entries(known)) client.setQueryData([key], data);
  window.dispatchEvent(new Event('pagehide'));
  stop();
  client.clear();
}

function openDocument(drawn: Record<string, unknown> = {}, version = set) {
  const client = makeQueryClient();
  for (const [key, data] of Object.entries(drawn)) client.setQueryData([key], data);
  persistQueries(client, version)();
  return client;
}

const pages = (...of: string[]) => ({ pages: of, pageParams: of.map((_, index) => index + 1) });

describe('[SES-20] the persisted cache', () => {
  test('is restored in the next document', () => {
    leaveDocument({ home: { list: [1] } });
    expect(openDocument().getQueryData(['home'])).toEqual({ list: [1] });
  });

  test('is also stored when the tab is only hidden, as phones do before they end it', () => {
    const client = makeQueryClient();
    const stop = persistQueries(client, set);
    client.setQueryData(['home'], 'data');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    expect(openDocument().getQueryData(['home'])).toBe('data');
  });

  test('leaves out what is never shown from a cache, such as a balance', async () => {
    const client = makeQueryClient();
    const stop = persistQueries(client, set);
    const balance = new QueryObserver(client, { queryKey: ['balance'], queryFn: () => 12_340, gcTime: 0 });
    const stopWatching = balance.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(['balance'])).toBe(12_340);
    client.setQueryData(['home'], 'data');
    window.dispatchEvent(new Event('pagehide'));
    stop();
    stopWatching();
    const next = openDocument();
    expect([next.getQueryData(['home']), next.getQueryData(['balance'])]).toEqual(['data', undefined]);
  });

  test("expires after five minutes, by the age of each query's data", () => {
    leaveDocument({ home: 'data' });
    jest.setSystemTime(Date.now() + 5 * minuteMs - 1);
    expect(openDocument().getQueryData(['home'])).toBe('data');
    jest.setSystemTime(Date.now() + 1);
    expect(openDocument().getQueryData(['home'])).toBeUndefined();
  });

  test('is not read by another release set', () => {
    leaveDocument({ home: 'data' });
    expect(openDocument({}, 'set-2').getQueryData(['home'])).toBeUndefined();
  });

  test('does not replace data that the server has just rendered', () => {
    leaveDocument({ home: 'old' });
    jest.setSystemTime(Date.now() + 1_000);
    expect(openDocument({ home: 'drawn' }).getQueryData(['home'])).toBe('drawn');
  });

  test('[NAV-01] keeps all the loaded pages of an endless list', () => {
    leaveDocument({ list: pages('first', 'second') });
    jest.setSystemTime(Date.now() + 1_000);
    expect(openDocument({ list: pages('first') }).getQueryData(['list'])).toEqual(pages('first', 'second'));
  });

  test('drops the oldest queries when there is no room', () => {
    const large = 'x'.repeat(800_000);
    const client = makeQueryClient();
    const stop = persistQueries(client, set);
    client.setQueryData(['oldest'], large, { updatedAt: Date.now() - 2_000 });
    client.setQueryData(['newest'], large, { updatedAt: Date.now() - 1_000 });
    client.setQueryData(['small'], 'data', { updatedAt: Date.now() - 3_000 });
    window.dispatchEvent(new Event('pagehide'));
    stop();
    const reopened = openDocument();
    expect(reopened.getQueryData(['newest'])).toBe(large);
    expect(reopened.getQueryData(['oldest'])).toBeUndefined();
    expect(reopened.getQueryData(['small'])).toBe('data');
  });

  test.each(['', 'null', '{"version":"set-1"}', '{"version":"set-1","queries":[{"queryKey":["home"]}]}'])(
    'ignores %j',
    (text) => {
      window.sessionStorage.setItem('host:queryCache', text);
      expect(openDocument().getQueryCache().getAll()).toHaveLength(0);
    },
  );
});
