import { piecesOf, segment } from './segment.ts';

const known = new Set(['사과', '3kg', '제주', '감귤', '제주감귤', '사', '과', '3']);

test.each([
  ['사과3kg', ['사과', '3kg']],
  ['제주감귤3kg', ['제주감귤', '3kg']],
  ['감귤', ['감귤']],
  ['감귤맛', undefined],
  ['사과과', undefined],
  ['과사', undefined],
])('[SHP-05] %s is split into %p', (text, words) => {
  expect(segment(text, known)).toEqual(words);
});

test('all pieces of a text are returned', () => {
  expect(piecesOf('가나가').sort()).toEqual(['가', '가나', '가나가', '나', '나가']);
});
