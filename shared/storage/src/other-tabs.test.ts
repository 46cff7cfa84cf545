import { localStore, onStoredElsewhere } from './index.ts';

const elsewhere = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('calls back with what other tabs store under the name, until it is stopped', () => {
  const heard: unknown[] = [];
  const stop = onStoredElsewhere('recentSearches', (value) => heard.push(value));
  elsewhere('shop:recentSearches', 'a');
  elsewhere('community:drafts', 'b');
  elsewhere('shop:recentSearches', null);
  stop();
  elsewhere('shop:recentSearches', 'c');
  expect(heard).toEqual(['a', undefined]);
});

test('calls back with what was stored while the document was in the back-forward cache', () => {
  const heard: unknown[] = [];
  localStore.set('recentSearches', 'before');
  const stop = onStoredElsewhere('recentSearches', (value) => heard.push(value));
  const comeBack = (persisted: boolean) => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  };
  const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  comeBack(false);
  leave();
  comeBack(true);
  expect(heard).toEqual([]);
  leave();
  localStore.set('recentSearches', 'after');
  comeBack(true);
  leave();
  localStore.remove('recentSearches');
  comeBack(true);
  stop();
  expect(heard).toEqual(['after', undefined]);
});
