import { asKoreanStrokes } from './keyboard.ts';

test.each([
  ['tkrhk', 'ㅅㅏㄱㅗㅏ'],
  ['Rnf', 'ㄲㅜㄹ'],
  ['EKF', 'ㄸㅏㄹ'],
])('[SHP-05] %s on a Korean keyboard is %s', (keys, letters) => {
  expect(asKoreanStrokes(keys)).toBe(letters);
});

test.each(['3kg', '사과', 'a사', ''])('%p was not typed on the wrong keyboard', (token) => {
  expect(asKoreanStrokes(token)).toBeUndefined();
});
