import { askConfirm, closeShareDialog, shareDialog, showAlert, withThrobber } from '@jangteo/overlay';
import { act, renderPart, screen, waitFor, within } from '@jangteo/testing';
import { Toasts } from '../toasts/toasts.tsx';
import { Overlays } from './overlays.tsx';

// Loaded ahead, so that no test waits for the compiler.
beforeAll(() => import('./overlay-views.tsx'));

const show = () =>
  renderPart(
    <>
      <Overlays />
      <Toasts aboveBar />
    </>,
  );

const shownStyles = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');

test('[LAY-09] an alert has one button, 확인, and is 380 px wide at most', async () => {
  const { user } = show();
  let read: Promise<void> | undefined;
  act(() => {
    read = showAlert();
  });
  const alert = await screen.findByRole('alertdialog', { name: '내용을 입력하세요.' });
  expect(alert).toHaveStyle({ maxWidth: '380px' });
  expect(within(alert).getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '확인' }));
  await expect(read).resolves.toBeUndefined();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['지우기', true],
  ['취소', false],
])('a confirm closed by %s resolves with %s', async (button, isConfirmed) => {
  const { user } = show();
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = askConfirm({ title: '글을 지울까요?', text: '되돌릴 수 없어요.', confirmLabel: '지우기' });
  });
  expect(await screen.findByRole('alertdialog', { name: '글을 지울까요?' })).toHaveAccessibleDescription(
    '되돌릴 수 없어요.',
  );
  await user.click(screen.getByRole('button', { name: button }));
  await expect(answer).resolves.toBe(isConfirmed);
});

test('a confirm of what cannot be taken back looks different', async () => {
  const { user } = show();
  const lookOf = async (isFinal: boolean) => {
    act(() => void askConfirm({ text: '되돌릴 수 없어요.', confirmLabel: '지우기', isFinal }));
    const button = await screen.findByRole('button', { name: '지우기' });
    const look = button.className;
    await user.click(button);
    return look;
  };
  expect(await lookOf(true)).not.toBe(await lookOf(false));
});

test('[LAY-09] the throbber loops 9999 times and goes when the work is done', async () => {
  show();
  const { promise, resolve } = Promise.withResolvers<void>();
  act(() => void withThrobber(promise));
  const throbber = await screen.findByRole('dialog', { name: '처리 중' });
  expect(shownStyles()).toMatch(/animation: ?[^;]*\b9999\b/);
  await act(async () => resolve());
  await waitFor(() => expect(throbber).not.toBeInTheDocument());
});

describe('sharing', () => {
  const onShared = jest.fn();
  const info = { title: '아침 사과', url: 'http://market.test/deal/3', onShared };
  beforeEach(() => onShared.mockClear());
  const open = async () => {
    const { user } = show();
    act(() => shareDialog(info));
    return { user, dialog: await screen.findByRole('dialog', { name: '공유하기' }) };
  };
  afterEach(() => act(closeShareDialog));
  const closeClipboard = () =>
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));

  test('[LAY-08] the address is copied: a toast says so, and a mark shows for 1.5 s', async () => {
    const { user, dialog } = await open();
    expect(dialog).toHaveStyle({ maxWidth: '320px' });
    expect(onShared).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'URL 복사' }));
    const copiedAt = performance.now();
    expect(screen.getByRole('button', { name: '복사됨' })).toBeInTheDocument();
    expect(within(dialog).getByRole('status')).toHaveTextContent('URL이 복사되었습니다.');
    expect(await navigator.clipboard.readText()).toBe(info.url);
    expect(onShared).toHaveBeenCalledTimes(1);
    await screen.findByRole('button', { name: 'URL 복사' });
    expect(performance.now() - copiedAt).toBeGreaterThan(1_000);
  });

  test('[LAY-08] the address is copied also where the clipboard is not available', async () => {
    const copy = jest.fn(() => true);
    Object.assign(document, { execCommand: copy });
    const { user, dialog } = await open();
    closeClipboard();
    copy.mockImplementation(() => {
      // Nothing outside a modal dialog can be selected.
      expect(dialog).toContainElement(document.querySelector('textarea'));
      return true;
    });
    await user.click(screen.getByRole('button', { name: 'URL 복사' }));
    expect(copy).toHaveBeenCalledWith('copy');
    expect(screen.getByRole('button', { name: '복사됨' })).toBeInTheDocument();
  });

  test("[ERR-04] where nothing can be copied, the customer's text says so", async () => {
    Object.assign(document, { execCommand: () => false });
    const { user } = await open();
    closeClipboard();
    await user.click(screen.getByRole('button', { name: 'URL 복사' }));
    const alert = await screen.findByRole('alertdialog', { name: /잠시 문제가 있어 요청을 처리하지 못했습니다/ });
    await user.click(within(alert).getByRole('button', { name: '확인' }));
  });
});
