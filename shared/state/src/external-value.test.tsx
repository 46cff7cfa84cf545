import { IsRestoringProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useBrowserValue, useExternalValue } from './external-value.ts';

let value = 'browser';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const drawn: string[] = [];
function Part({ useValue }: { useValue: () => string }) {
  const text = useValue();
  drawn.push(text);
  return <p>{text}</p>;
}

const readings: [name: string, useValue: () => string][] = [
  ['useExternalValue', () => useExternalValue(subscribe, () => value, 'server')],
  ['useBrowserValue', () => useBrowserValue(() => value, 'server')],
];

beforeEach(() => {
  value = 'browser';
  drawn.length = 0;
});

test.each(readings)('%s hydrates with the server’s value, then shows the browser’s', (_, useValue) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Part useValue={useValue} />);
  expect(container.textContent).toBe('server');
  document.body.append(container);
  drawn.length = 0;
  render(<Part useValue={useValue} />, { container, hydrate: true });
  expect(drawn[0]).toBe('server');
  expect(container.textContent).toBe('browser');
});

test.each(readings)('%s shows the browser’s value at once in a part that is not hydrated', (_, useValue) => {
  render(<Part useValue={useValue} />);
  expect(new Set(drawn)).toEqual(new Set(['browser']));
});

test('useExternalValue follows changes until the part is gone', () => {
  const { unmount } = render(<Part useValue={() => useExternalValue(subscribe, () => value, 'server')} />);
  act(() => {
    value = 'changed';
    for (const listener of listeners) listener();
  });
  expect(screen.queryByText('changed')).not.toBeNull();
  unmount();
  expect(listeners.size).toBe(0);
});

test('useBrowserValue shows the server’s value until the page is hydrated', () => {
  const at = (isFirstRender: boolean) => (
    <IsRestoringProvider value={isFirstRender}>
      <Part useValue={() => useBrowserValue(() => value, 'server')} />
    </IsRestoringProvider>
  );
  const { container, rerender } = render(at(true));
  expect(container.textContent).toBe('server');
  rerender(at(false));
  expect(container.textContent).toBe('browser');
});
