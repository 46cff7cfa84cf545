import { type BanWord, findBanWords } from './find-ban-words.ts';

const banned: BanWord[] = [
  { word: '시발', innocent: ['시발점', '다시발'] },
  { word: '카지노', innocent: [] },
  { word: 'ㅅㅂ', innocent: [] },
  { word: 'fuck', innocent: [] },
];

test.each([
  ['plainly', '이런 시발', ['시발']],
  ['in the middle', '아시발꿈', ['시발']],
  ['behind signs', '시.발 카-지*노', ['시.발', '카-지*노']],
  ['behind spaces', '아 시 발 진짜', ['시 발']],
  ['behind what nobody sees', '시\u200b\u2060발', ['시\u200b\u2060발']],
  ['behind repetitions', '시시시발발', ['시시시발발']],
  ['in full width', 'ｆＵｃＫ', ['fUcK']],
  ['taken apart', '시ㅂㅏㄹ', ['시발']],
  ['in another form of Unicode', '시발'.normalize('NFD'), ['시발']],
  ['by its consonants', 'ㅅㅂ', ['ㅅㅂ']],
  ['beside a picture', '🍎카지노🍎', ['카지노']],
  ['twice', '카지노 카지노', ['카지노']],
  ['right after a word that would excuse it', '갑니다. 시.발', ['시.발']],
])('[COM-04] a ban word is found %s', (_, text, words) => {
  expect(findBanWords(text, banned)).toEqual(words);
});

test.each(['다시 발송해 주세요', '다시발송', '시발점이 되었다', '혹시 발이 넓으신', '카페 지도', '역시, 발효식품', ''])(
  '[COM-04] %j contains no ban word',
  (text) => {
    expect(findBanWords(text, banned)).toEqual([]);
  },
);
