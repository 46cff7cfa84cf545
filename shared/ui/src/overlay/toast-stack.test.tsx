import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { ToastStack } from './toast-stack.tsx';

jest.mock('./moving-toasts.tsx', () => {
  throw new Error('The chunk cannot be had');
});

test('[LAY-06] toasts stack upward 48 px (3 rem) apart, also when their animation cannot be loaded', async () => {
  const toasts = [
    { id: 'a', start: '별', point: '10개', end: '를 모았어요' },
    { id: 'b', start: 'URL이 복사되었습니다.' },
  ];
  await act(async () => renderUi(<ToastStack toasts={toasts} bottom="5.875rem" />));
  expect(screen.getByRole('status')).toHaveTextContent('별 10개를 모았어요, URL이 복사되었습니다.');
  const [first, second] = screen.getAllByText(/별|URL/, { selector: 'span[aria-hidden]' });
  const placeOf = (text?: Element) => text?.parentElement?.parentElement?.style.transform;
  expect(placeOf(first)).toBe('translateY(0rem)');
  expect(placeOf(second)).toBe('translateY(-3rem)');
});
