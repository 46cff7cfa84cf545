import { editDistance, mistakesAllowed } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['ㅅㅏㄱㅗㅏ', 'ㅅㅏㄱㅗㅏ', 0],
  ['ㅅㅏㄱㅏ', 'ㅅㅏㄱㅗㅏ', 1],
  ['ㅅㅏㄱㅗㅏㄴ', 'ㅅㅏㄱㅗㅏ', 1],
  ['ㅅㅏㅋㅗㅏ', 'ㅅㅏㄱㅗㅏ', 1],
  ['ㅏㅅㄱㅗㅏ', 'ㅅㅏㄱㅗㅏ', 1],
  ['', 'ㅅㅏ', 2],
  ['ㄱㅏㅁㅈㅏ', 'ㄱㅗㄱㅜㅁㅏ', 4],
])('[SHP-05] from %p to %p it takes %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

test.each([
  ['ㅅㅏㄱㅗㅣ', 'ㅅㅏㄱㅗㅏ', 0, 'a key beside'],
  ['ㅅㅑㄱㅗㅏ', 'ㅅㅏㄱㅗㅏ', 0, 'one dot too many'],
  ['ㅉㅣㄱㅔ', 'ㅉㅣㄱㅐ', 0, 'by ear'],
  ['ㅆㅏㄹ', 'ㅅㅏㄹ', 0, 'with Shift'],
  ['ㅏㅅㄱㅗㅏ', 'ㅅㅏㄱㅗㅏ', 0, 'swapped'],
  ['ㄱㅏㄹㅊㅣ', 'ㄱㅏㄹㅂㅣ', 1, 'another word'],
  ['ㅎㅗㅇㅎㅏㅂ', 'ㅎㅗㄴㅎㅏㅂ', 1, 'another word'],
  ['ㅅㅐㅇㅅㅜ', 'ㅅㅐㅇㅜ', 1, 'another word'],
])('[SHP-05] without slips, from %p to %p it takes %i: %s', (from, to, distance) => {
  expect(editDistance(from, to, 0)).toBe(distance);
  expect(editDistance(to, from, 0)).toBe(distance);
});

test('a short word is not corrected', () => {
  expect(['ㅂㅐ', 'ㅅㅏㄱㅏ', 'ㄱㅗㄱㅜㅁㅏ', 'ㅅㅑㅇㅣㄴㅁㅓㅅㅡㅋㅐㅅ'].map(mistakesAllowed)).toEqual([0, 1, 1, 3]);
});
