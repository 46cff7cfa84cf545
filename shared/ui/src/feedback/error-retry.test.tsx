import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { ErrorRetry } from './error-retry.tsx';

test('a failure is announced and can be tried again, but not twice at once', async () => {
  const onRetry = jest.fn();
  const { rerender } = renderUi(<ErrorRetry onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('불러오지 못했어요.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<ErrorRetry onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
