import '@testing-library/jest-dom';
import { showToast } from '@jangteo/overlay';
import { UiProvider } from '@jangteo/ui';
import { makeCompleteStyleCache } from '@jangteo/ui/server';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from './toasts.tsx';

function show(aboveBar: boolean) {
  const { container } = render(
    <UiProvider cache={makeCompleteStyleCache()}>
      <Toasts aboveBar={aboveBar} />
    </UiProvider>,
  );
  return container.querySelector<HTMLElement>('[data-part=toasts]');
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[LAY-06] a toast is announced, and goes after two seconds', async () => {
  show(true);
  await act(async () => showToast({ start: '오늘 출석으로', point: '별 5개', end: '를 받았어요' }));
  expect(screen.getByRole('status')).toHaveTextContent('오늘 출석으로 별 5개를 받았어요');
  act(() => jest.advanceTimersByTime(1_999));
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('a toast with an action', () => {
  const showWithAction = async (onPress: () => void) => {
    show(true);
    await act(async () => showToast({ start: '찜을 취소했어요', action: { label: '되돌리기', onPress } }));
  };

  test('[LAY-06] stays for two seconds as well', async () => {
    await showWithAction(jest.fn());
    act(() => jest.advanceTimersByTime(1_999));
    expect(screen.getByRole('button', { name: '되돌리기' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('goes when the action is pressed', async () => {
    const undo = jest.fn();
    await showWithAction(undo);
    act(() => screen.getByRole('button', { name: '되돌리기' }).click());
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

test('a later toast on the same matter replaces the earlier one', async () => {
  show(true);
  await act(async () => showToast({ start: '사과를 찜했어요', matter: 'like' }));
  act(() => jest.advanceTimersByTime(1_500));
  await act(async () => showToast({ start: '배를 찜했어요', matter: 'like' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^배를 찜했어요$/);
  act(() => jest.advanceTimersByTime(1_999));
  expect(screen.getByRole('status')).toHaveTextContent('배를 찜했어요');
});

test.each([
  [true, '5.875rem'],
  [false, '2.125rem'],
])('[LAY-06] toasts start above the bottom navigation (%s) at %s', (aboveBar, distance) => {
  expect(show(aboveBar)?.style.bottom).toContain(distance);
  expect(show(aboveBar)?.style.bottom).toContain('var(--action-bar, 0px)');
});

test('without a connection a toast says so, below the others, until it is back', async () => {
  const text = '인터넷에 연결되어 있지 않아요';
  show(true);
  expect(screen.getByRole('status')).not.toHaveTextContent(text);
  fireEvent.offline(window);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent(text);
  await act(async () => showToast({ start: '링크를 복사했어요' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^인터넷에 연결되어 있지 않아요, .*링크를 복사했어요$/);
  fireEvent.online(window);
  expect(screen.getByRole('status')).not.toHaveTextContent(text);
});
