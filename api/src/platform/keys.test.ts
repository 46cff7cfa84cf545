import { makeKeys } from './keys.ts';

const keys = makeKeys('a secret of the length that is right');
const others = makeKeys('another secret of the right length !');

test('sealed text can be read with the same secret only, and not after a change', () => {
  const sealed = keys.seal('토큰');
  expect(keys.unseal(sealed)).toBe('토큰');
  expect(others.unseal(sealed)).toBeUndefined();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(keys.unseal(sealed)).toBeUndefined();
  expect(keys.unseal(Buffer.from('short'))).toBeUndefined();
});

test('sealing the same text twice gives different results', () => {
  expect(keys.seal('토큰')).not.toEqual(keys.seal('토큰'));
});

test('a derived value depends on the text, the purpose and the secret', () => {
  const derived = keys.derive('successor', 'token');
  expect(keys.derive('successor', 'token')).toBe(derived);
  const different = [
    keys.derive('successor', 'other'),
    keys.derive('pseudonym', 'token'),
    others.derive('successor', 'token'),
  ];
  expect(different).not.toContain(derived);
});
