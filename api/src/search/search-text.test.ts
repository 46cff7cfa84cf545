import { toInitials, toSearchText } from './search-text.ts';

test('[SHP-05] words are split into their letters, so that a half-typed syllable is part of them', () => {
  expect(toSearchText('꿀고구마  3KG')).toBe('ㄲㅜㄹㄱㅗㄱㅜㅁㅏ 3kg');
  expect(toSearchText('한라봉')).toContain(toSearchText('한랍').slice(0, 5));
  expect(toSearchText('닭갈비')).toBe('ㄷㅏㄺㄱㅏㄹㅂㅣ');
});

test('[SHP-05] initial consonants find words', () => {
  expect(toInitials('해남 꿀고구마 3kg (중)')).toBe('ㅎㄴㄲㄱㄱㅁ3kg(ㅈ)');
});

test('text in another form of Unicode is the same text', () => {
  expect(toSearchText('감귤'.normalize('NFD'))).toBe(toSearchText('감귤'));
});
