import { asSeen, firstCharacters, isBlank, visibleLength } from './visible-text.ts';

test.each([
  '',
  ' \n\t\u00a0\u3000',
  '\u200b',
  '\u115f\u1160',
  '\u3164',
  '\uffa0',
  '\u2800',
  '\u00ad\u034f\u2060\ufeff',
  '\u202e\u2066',
  '\u200d\ufe0f',
  '\u0301',
  '\u{e0041}',
])('%j is blank', (text) => {
  expect([isBlank(text), visibleLength(text), asSeen(text).replace('\u0301', '')]).toEqual([true, 0, '']);
});

test.each(['가', 'ㄱ', 'a', '7', '!', '.', '…', '+', '₩', '🍎', '❤️', '👨‍👩‍👧', '🇰🇷', '1️⃣', '\u200b가'])(
  '%j is visible',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);

test('invisible characters and spaces do not make a text longer', () => {
  expect(visibleLength('사\u200b과 \u3164배\u2800!')).toBe(4);
});

test.each([
  ['가', '가\u200b'],
  ['가', '\u3164가\u2800'],
  ['사과 배', '사과\u00a0\u200b 배'],
  ['사과 배', '사과\u3164배'],
  ['가', '\u1100\u1161'],
  ['❤', '❤️'],
])('%j and %j look equal', (one, other) => {
  expect(asSeen(one)).toBe(asSeen(other));
});

test('words with a space between them look different from one word', () => {
  expect(asSeen('아버지 가방에')).not.toBe(asSeen('아버지가 방에'));
});

test('the beginning of a text has no half of an emoji', () => {
  expect(firstCharacters('가나다', 2)).toBe('가나');
  expect(firstCharacters('가🍎🍎', 2)).toBe('가🍎');
});
