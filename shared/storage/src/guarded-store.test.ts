import { guardedStore } from './guarded-store.ts';

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

describe('a guarded store', () => {
  beforeEach(() => window.localStorage.clear());
  const open = () => guardedStore({ email: 'the-email' }, () => window.localStorage);

  test('keeps values under the given names', () => {
    const store = open();
    store.set('email', 'a@b.kr');
    expect(window.localStorage.getItem('the-email')).toBe('a@b.kr');
    expect(store.get('email')).toBe('a@b.kr');
    store.remove('email');
    expect(store.get('email')).toBeUndefined();
  });

  test('removes all values but those named', () => {
    const store = guardedStore({ email: 'the-email', state: 'the-state' }, () => window.localStorage);
    store.set('email', 'a@b.kr');
    store.set('state', 's');
    window.localStorage.setItem('of another script', '1');
    store.removeAll({ but: ['state'] });
    expect({ ...window.localStorage }).toEqual({ 'the-state': 's', 'of another script': '1' });
  });

  test.each(['', '{', 'null', '["1"]', '{"0":1}'])('reads %j as no numbers', (text) => {
    window.localStorage.setItem('the-email', text);
    expect(open().getJson('email', isNumbers)).toBeUndefined();
  });

  test('returns the JSON that was stored', () => {
    const store = open();
    store.setJson('email', [1, 2]);
    expect(store.getJson('email', isNumbers)).toEqual([1, 2]);
  });

  test('keeps a value in memory while storage is full, and in storage again afterwards', () => {
    const store = open();
    store.set('email', 'old');
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.set('email', 'new');
    expect(store.get('email')).toBe('new');

    setItem.mockRestore();
    store.set('email', 'newest');
    expect(window.localStorage.getItem('the-email')).toBe('newest');
    expect(store.get('email')).toBe('newest');
  });

  test('works from memory where storage is blocked', () => {
    const store = guardedStore({ email: 'email' }, () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(store.get('email')).toBeUndefined();
    expect(store.set('email', 'a@b.kr')).toBe(false);
    expect(store.get('email')).toBe('a@b.kr');
    store.remove('email');
    expect(store.get('email')).toBeUndefined();
  });

  test('says whether a value outlives the page', () => {
    expect(open().setJson('email', 'a@b.kr')).toBe(true);
  });
});
