import { useToasts } from '@jangteo/overlay';
import { renderPart, screen } from '@jangteo/testing';
import { ShareButton } from './share-button.tsx';

const Said = () => useToasts().map(({ id, start }) => <p key={id}>{start}</p>);

function show() {
  const { user } = renderPart(
    <>
      <ShareButton />
      <Said />
    </>,
  );
  return { tap: () => user.click(screen.getByRole('button', { name: 'URL 복사' })) };
}

const closeClipboard = () =>
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));

test('[LAY-08] the address is copied, and said so', async () => {
  const { tap } = show();
  await tap();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(screen.getByText('URL이 복사되었습니다.')).toBeVisible();
});

test('[LAY-08] it is copied as well where the clipboard is closed', async () => {
  const copy = jest.fn(() => true);
  Object.assign(document, { execCommand: copy });
  const { tap } = show();
  closeClipboard();
  await tap();
  expect(copy).toHaveBeenCalledWith('copy');
  expect(screen.getAllByText('URL이 복사되었습니다.').at(-1)).toBeVisible();
});

test("[ERR-04] where nothing can be copied, the customer's text says so", async () => {
  Object.assign(document, { execCommand: () => false });
  const { tap } = show();
  closeClipboard();
  await tap();
  expect(screen.getByText(/잠시 문제가 있어 요청을 처리하지 못했습니다/)).toBeVisible();
});
