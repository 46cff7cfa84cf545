import joinWords from './joined-words.ts';

test('words around 수 stay on one line; other uses of the syllable, and the length of the source, are as before', () => {
  const source = '<p>언제든 바꿀 수 있고, 되돌릴 수 없어요. 수 있는 날, 글 수 3개</p>';
  const joined = joinWords(source);
  expect(joined).toBe('<p>언제든 바꿀\u00a0수\u00a0있고, 되돌릴\u00a0수\u00a0없어요. 수 있는 날, 글 수 3개</p>');
  expect(joined).toHaveLength(source.length);
});
