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

test('a short word is not corrected', () => {
  expect(['ㅂㅐ', 'ㅅㅏㄱㅏ', 'ㄱㅗㄱㅜㅁㅏ', 'ㅅㅑㅇㅣㄴㅁㅓㅅㅡㅋㅐㅅ'].map(mistakesAllowed)).toEqual([0, 1, 1, 3]);
});
