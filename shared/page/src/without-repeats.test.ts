import { withoutRepeats } from './without-repeats.ts';

test('an item that came twice stands in its first place, with what was said of it last', () => {
  const items = [
    { id: 1, title: '하나' },
    { id: 2, title: '둘' },
    { id: 1, title: '하나 (고침)' },
  ];
  expect(withoutRepeats(items, ({ id }) => id)).toEqual([
    { id: 1, title: '하나 (고침)' },
    { id: 2, title: '둘' },
  ]);
});
