import { mayReload, noteReload } from './reload-log.ts';

const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00') });
  window.sessionStorage.clear();
  window.name = '';
});
afterEach(() => jest.useRealTimers());

function blockStorage() {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

/** Each document has its own module state. */
function inAnotherDocument(check: (log: typeof import('./reload-log.ts')) => void) {
  jest.isolateModules(() => check(require('./reload-log.ts')));
}

test('[NAV-10] [SES-16] a page is reloaded once for a cause, and never again', () => {
  expect(mayReload('version 2.9.6')).toBe(true);
  noteReload('version 2.9.6');
  jest.advanceTimersByTime(60 * minute);
  expect(mayReload('version 2.9.6')).toBe(false);
  expect(mayReload('version 2.9.7')).toBe(true);
});

test('[NAV-02] two causes do not follow each other within a minute', () => {
  noteReload('version 2.9.6');
  jest.advanceTimersByTime(minute - 1);
  expect(mayReload('chunk')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(mayReload('chunk')).toBe(true);
});

test('a clock that was set back does not stop reloading for longer than that', () => {
  noteReload('version 2.9.6');
  jest.setSystemTime(Date.now() - 60 * minute);
  expect(mayReload('chunk')).toBe(true);
});

test('[NAV-10] the next document knows of the reload, also where storage is blocked', () => {
  blockStorage();
  inAnotherDocument((log) => log.noteReload('chunk'));
  inAnotherDocument((log) => {
    expect(log.mayReload('chunk')).toBe(false);
    expect(log.mayReload('version 2.9.6')).toBe(false);
  });
});

test.each(['', 'a popup', 'jangteo-reloads:', 'jangteo-reloads:{}', 'jangteo-reloads:[1]'])(
  'a tab with the name %j counts as not reloaded',
  (name) => {
    window.name = name;
    expect(mayReload('chunk')).toBe(true);
  },
);
