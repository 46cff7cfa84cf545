import { cleanup, renderPart, screen } from '@jangteo/testing';
import { ActionBar } from './action-bar.tsx';
import { actionBarSelectors } from './action-bar-place.ts';

const barOf = () => screen.getByRole('button').parentElement;
const selector = (name: keyof typeof actionBarSelectors) =>
  actionBarSelectors[name].replace(/^& > /, '').replace(/ &$/, '');

test('what floats above the page knows the height of its action bar, as long as there is one', () => {
  let report: ResizeObserverCallback | undefined;
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      report = callback;
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  const height = () => document.documentElement.style.getPropertyValue('--action-bar');
  renderPart(<ActionBar>구매</ActionBar>);
  const entry = { borderBoxSize: [{ blockSize: 123.4, inlineSize: 390 }] } as unknown as ResizeObserverEntry;
  report?.([entry], {} as ResizeObserver);
  expect(height()).toBe('124px');
  cleanup();
  expect(height()).toBe('');
});

test('the selectors match an action bar', () => {
  renderPart(
    <ActionBar>
      <button type="button">구매</button>
    </ActionBar>,
  );
  expect(barOf()).toHaveAttribute('data-action-bar', 'page-end');
  expect(document.querySelector(selector('child'))).toBe(barOf());
  expect(document.querySelector(selector('onSamePage'))).toBe(document.body);
  expect(document.querySelector(selector('onSamePageAboveNavigation'))).toBeNull();
});

test('an action bar above the bottom navigation has a selector of its own', () => {
  renderPart(
    <ActionBar aboveNavigation>
      <button type="button">구매</button>
    </ActionBar>,
  );
  expect(document.querySelector(selector('onSamePageAboveNavigation'))).toBe(document.body);
});
