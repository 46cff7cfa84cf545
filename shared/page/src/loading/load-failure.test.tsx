import { CallError } from '@jangteo/http';
import { NotFound } from '@jangteo/navigation';
import { renderPart, screen, waitFor } from '@jangteo/testing';
import { LoadFailure } from './load-failure.tsx';
import { orNotFound } from './or-not-found.ts';

const missing = new CallError({ kind: 'refused', code: 8, status: 404 });
const broken = new CallError({ kind: 'server', code: 5, status: 500 });

test('[RTE-01] a missing item leads to /404, before and after the page is shown', async () => {
  await expect(orNotFound(Promise.reject(missing))).rejects.toThrow(NotFound);
  const { location } = renderPart(<LoadFailure error={missing} onRetry={jest.fn()} retrying={false} />, '/notice/9');
  await waitFor(() => expect(location()).toBe('/404'));
});

test('a failure can be tried again', async () => {
  await expect(orNotFound(Promise.reject(broken))).rejects.toBe(broken);
  const onRetry = jest.fn();
  const { user, location } = renderPart(<LoadFailure error={broken} onRetry={onRetry} retrying={false} />, '/notice/9');
  expect(screen.getByRole('heading', { level: 1, name: '불러오지 못했어요.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(location()).toBe('/notice/9');
});
