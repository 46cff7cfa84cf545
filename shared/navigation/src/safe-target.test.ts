import { isPlainPath, safeTarget } from './safe-target.ts';

const hosts = {
  ownOrigins: ['https://jangteo.example', 'https://m.jangteo.example'],
  shopOrigin: 'https://shop.example:8443',
};
const own = new Set(['jangteo.example', 'm.jangteo.example']);

test.each([
  ['https://jangteo.example/deal/3?tab=1#review', '/deal/3?tab=1#review'],
  ['https://m.jangteo.example', '/'],
  ['HTTPS://JANGTEO.EXAMPLE:443/store', '/store'],
  ['http://jangteo.example/store', '/store'],
  ['/deal/3', '/deal/3'],
  ['https://jangteo.example//evil.example/', '/evil.example/'],
])('[NAV-05] %s is our own page %s', (address, path) => {
  expect(safeTarget(address, hosts)).toEqual({ kind: 'own', path });
});

test.each([
  ['https://shop.example:8443/basket', 'shop'],
  ['https://shop.example/basket', 'other'],
  ['https://jangteo.example.evil.example/', 'other'],
  ['https://evil.example/https://jangteo.example', 'other'],
  ['https://jangteo.example:444/', 'other'],
  ['//evil.example', 'other'],
  ['/\\evil.example', 'other'],
  ['/\t/evil.example', 'other'],
])('[NAV-06] [NAV-07] %s belongs to the %s', (address, kind) => {
  expect(safeTarget(address, hosts)).toEqual({ kind, url: new URL(address, 'https://jangteo.example').href });
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://jangteo.example/1',
  'mailto:help@jangteo.example',
  'intent://scan/#Intent;end',
  'https://jangteo.example@evil.example/',
  'https://user:secret@jangteo.example/',
  'https://',
  'http://[',
])('%j has no target', (address) => {
  expect(safeTarget(address, hosts)).toBeUndefined();
});

describe('of 10,000 generated addresses that deceive parsers', () => {
  const pieces = [
    ...['https:', 'http:', 'HTTPS:', 'javascript:', 'data:', 'blob:', 'file:', 'ftp:', 'ws:'],
    ...['/', '//', '\\', '\\\\', '/\\', '/.', '/..', '/.//', '%2f', '%5c', '%00', '@', ':', '?', '#', '.', ';', '&'],
    ...['\t', '\n', '\r', ' ', '\u0000', '\u200b', '\u3002', '\uff0f', '\uff20', '[', ']', '\\u002f'],
    ...[
      'jangteo.example',
      'm.jangteo.example',
      'shop.example',
      'shop.example:8443',
      'evil.example',
      'jangteo',
      '127.1',
    ],
    ...['user:secret', ':443', ':80', ':8443', 'deal', '3', '장터', 'ⓙangteo.example', 'alert(1)', 'xn--', '%6a'],
  ];

  /** A seeded generator: every run tests the same addresses. */
  function* addresses(count: number): Generator<string> {
    let seed = 20_261_120;
    const next = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    for (let made = 0; made < count; made++) {
      const start = ['https://', 'https://shop.example:8443', 'https://jangteo.example', '/', ''][next(5)] ?? '';
      yield start + Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join('');
    }
  }

  /** The host that a browser on one of our pages would go to. */
  const reached = (address: string) => new URL(address, 'https://jangteo.example/deal/1');

  test('[NAV-05] [NAV-06] [NAV-07] each ends on the host that safeTarget judged it by', () => {
    const found = { own: 0, shop: 0, other: 0, refused: 0, plain: 0 };
    for (const address of addresses(10_000)) {
      const target = safeTarget(address, hosts);
      found[target?.kind ?? 'refused'] += 1;
      if (target?.kind === 'own') {
        // Both as the router takes it, and as a browser without scripts would.
        expect(reached(target.path).origin).toBe('https://jangteo.example');
        expect(own).toContain(reached(address).host);
      } else if (target) {
        const { protocol, host, username, password } = reached(target.url);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username + password).toBe('');
        expect(own).not.toContain(host);
        expect(host === 'shop.example:8443').toBe(target.kind === 'shop');
      }
      if (isPlainPath(address)) {
        found.plain += 1;
        expect(reached(address).origin).toBe('https://jangteo.example');
      }
    }
    // Each kind of target occurs often enough for the test to be meaningful.
    expect(Math.min(...Object.values(found))).toBeGreaterThan(50);
  });
});
