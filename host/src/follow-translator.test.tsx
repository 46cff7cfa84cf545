import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { followTranslator } from './follow-translator.ts';

let translator: ReturnType<typeof followTranslator>;
beforeEach(() => {
  translator = followTranslator();
});
afterEach(() => translator.stop());

const asTranslated = (text: string): HTMLElement => {
  const font = document.createElement('font');
  font.append(Object.assign(document.createElement('font'), { textContent: `«${text}»` }));
  return font;
};

type Way = (text: Text) => void;

const replace: Way = (text) => text.replaceWith(asTranslated(text.data));

/** Ways in which translators replace texts, of which each is done to one text after another. */
const ways: [string, Way][] = [
  ['replaced', replace],
  [
    'removed after the translation came',
    (text) => {
      text.before(asTranslated(text.data));
      text.remove();
    },
  ],
  [
    'replaced together with those beside them',
    (text) => (text.previousSibling?.nodeName === 'FONT' ? text.remove() : replace(text)),
  ],
];

/** Texts of which React changes one, adds one, and puts something between them. */
function Basket() {
  const [count, setCount] = useState(1);
  return (
    <>
      <p data-testid="text">
        별 {count}개{count > 1 && '를 모두'} 바꾸기{count > 2 && <b>!</b>} 좋아요
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        더하기
      </button>
      <button type="button" onClick={() => setCount(1)}>
        처음으로
      </button>
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const shown = () => screen.getByTestId('text').textContent?.replaceAll(/[«»]/g, '');
/** Translates the texts that contain a word. A translator works in tasks of its own. */
const translate = (way: Way, word = '') =>
  act(async () => {
    const texts = [...screen.getByTestId('text').childNodes].filter((node) => node instanceof Text);
    for (const text of texts.filter(({ data }) => data.includes(word))) way(text);
  });

describe.each(ways)('texts that are %s', (_name, way) => {
  test('change, come and go as React wants it, and are translated again', async () => {
    render(<Basket />);
    await translate(way);
    expect(translator.isTranslated()).toBe(true);
    await press('더하기');
    expect(shown()).toBe('별 2개를 모두 바꾸기 좋아요');
    await translate(way);
    await press('더하기');
    expect(shown()).toBe('별 3개를 모두 바꾸기! 좋아요');
    await translate(way);
    await press('처음으로');
    expect(shown()).toBe('별 1개 바꾸기 좋아요');
  });
});

test('what the translator shows stays until React touches the text behind it', async () => {
  render(<Basket />);
  await translate(replace);
  expect(screen.getByTestId('text').textContent).toBe('«별 »«1»«개»« 바꾸기»« 좋아요»');
});

test('a text that React removes beside a translation does not come back with the text behind that', async () => {
  render(<Basket />);
  await press('더하기');
  await translate(replace, '바꾸기');
  await press('처음으로');
  await press('더하기');
  expect(shown()).toBe('별 2개를 모두 바꾸기 좋아요');
});

test('a page that nobody translates keeps the methods of the browser', async () => {
  const { insertBefore, removeChild } = Node.prototype;
  render(<Basket />);
  await press('더하기');
  await press('처음으로');
  expect(Node.prototype.insertBefore).toBe(insertBefore);
  expect(Node.prototype.removeChild).toBe(removeChild);
  expect(translator.isTranslated()).toBe(false);
});
