import { act, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Carousel } from './carousel.tsx';

const width = 360;
let motionReduced = false;

beforeEach(() => {
  motionReduced = false;
  jest.useFakeTimers();
  window.matchMedia = (query) => ({ matches: motionReduced, media: query }) as MediaQueryList;
  window.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  // jsdom has no layout and does not scroll.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  } as typeof HTMLElement.prototype.scrollTo;
});

afterEach(() => jest.useRealTimers());

function renderCarousel(interval?: number) {
  renderUi(
    <Carousel label="기획전" {...(interval === undefined ? {} : { interval })}>
      <a href="/event/1">첫 번째</a>
      <a href="/event/2">두 번째</a>
      <a href="/event/3">세 번째</a>
    </Carousel>,
  );
}

const counter = () => screen.getByText(/^\d$/, { selector: 'b' }).parentElement?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the counter follows the slide that was scrolled to', () => {
  renderCarousel();
  expect(counter()).toBe('1 / 3');
  const track = screen.getByRole('list');
  track.scrollLeft = 2 * width;
  fireEvent.scroll(track);
  expect(counter()).toBe('3 / 3');
});

test('the buttons wrap around at both ends', () => {
  renderCarousel();
  fireEvent.click(screen.getByRole('button', { name: '이전' }));
  expect(counter()).toBe('3 / 3');
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  expect(counter()).toBe('1 / 3');
});

describe('while it is still scrolling', () => {
  let scrolled: number[];
  beforeEach(() => {
    scrolled = [];
    HTMLElement.prototype.scrollTo = ((options: ScrollToOptions) =>
      scrolled.push(options.left ?? 0)) as unknown as typeof HTMLElement.prototype.scrollTo;
  });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const scrollTo = (left: number) => {
    const track = screen.getByRole('list');
    track.scrollLeft = left;
    fireEvent.scroll(track);
  };

  test('a button that is pressed again leads on from the slide that comes', () => {
    renderCarousel();
    press('다음');
    scrollTo(width / 4);
    press('다음');
    press('다음');
    press('이전');
    expect(scrolled).toEqual([width, 2 * width, 0, 2 * width]);
  });

  test('a finger on it, or its arrival, makes the slide in view the one that buttons lead on from', () => {
    renderCarousel();
    press('다음');
    fireEvent.pointerDown(screen.getByRole('list'));
    press('다음');
    scrollTo(width);
    press('다음');
    expect(scrolled).toEqual([width, width, 2 * width]);
  });
});

test('it turns by itself until it is touched', () => {
  renderCarousel(5000);
  pass(5000);
  expect(counter()).toBe('2 / 3');
  fireEvent.pointerDown(screen.getByRole('list'));
  pass(20_000);
  expect(counter()).toBe('2 / 3');
});

test('it stops when it is scrolled by hand', () => {
  renderCarousel(5000);
  const next = screen.getByRole('button', { name: '다음' });
  act(() => next.focus());
  fireEvent.click(next);
  pass(20_000);
  expect(counter()).toBe('2 / 3');
});

test('its button stops and starts it', () => {
  renderCarousel(5000);
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    fireEvent.pointerDown(button);
    act(() => button.focus());
    fireEvent.click(button);
  };
  press('자동 넘김 멈추기');
  pass(20_000);
  expect(counter()).toBe('1 / 3');
  press('자동 넘김 시작');
  pass(5000);
  expect(counter()).toBe('2 / 3');
});

test('it does not turn with reduced motion', () => {
  motionReduced = true;
  renderCarousel(5000);
  pass(20_000);
  expect(counter()).toBe('1 / 3');
});

test('it does not turn while the page is hidden', () => {
  renderCarousel(5000);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(5000);
  expect(counter()).toBe('1 / 3');
  visibility.mockReturnValue('visible');
  pass(5000);
  expect(counter()).toBe('2 / 3');
});
