import { renderHook } from '@jangteo/testing';
import { useKeyboardHeight } from './use-keyboard-height.ts';

const keyboard = () => document.documentElement.style.getPropertyValue('--keyboard');

test('the height of the on-screen keyboard is known to the bars at the lower end of the screen', () => {
  const view = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  Object.assign(window, { innerHeight: 800, visualViewport: view });
  const become = (change: Partial<typeof view>, event = 'resize') => {
    Object.assign(view, change).dispatchEvent(new Event(event));
    return keyboard();
  };
  const { unmount } = renderHook(useKeyboardHeight);
  expect(become({ height: 500 })).toBe('300px');
  // The browser moves the page to show the field.
  expect(become({ offsetTop: 120 }, 'scroll')).toBe('180px');
  expect(become({ height: 750, offsetTop: 0 })).toBe('0px');
  expect(become({ height: 400, scale: 2 })).toBe('0px');
  unmount();
  expect(become({ height: 500, scale: 1 })).toBe('0px');
});
