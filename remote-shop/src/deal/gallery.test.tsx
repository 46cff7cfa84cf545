import { act, renderPart, screen, within } from '@jangteo/testing';
import { Gallery } from './gallery.tsx';

const open = async (pictures = ['/img/apple-1', '/img/apple-2']) => {
  const { user } = renderPart(<Gallery title="사과" pictures={pictures} />);
  await user.click(screen.getByRole('button', { name: '사과 사진 1 크게 보기' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: '사과 사진 크게 보기' })) };
};

const transform = () =>
  screen.getByRole('img', { name: /사과 사진 \d$/ }).closest<HTMLElement>('[style*=transform]')?.style.transform;

test('[SHP-02] a picture opens large, with buttons to the others', async () => {
  const { user, dialog } = await open();
  expect(dialog.getByText('1 / 2')).toBeVisible();
  expect(dialog.getByRole('button', { name: '이전 사진' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: '다음 사진' }));
  expect(dialog.getByRole('img', { name: '사과 사진 2' })).toBeVisible();
  expect(dialog.getByRole('button', { name: '다음 사진' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[SHP-02] a picture without others has no buttons to them', async () => {
  const { dialog } = await open(['/img/apple-1']);
  expect(dialog.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['닫기', '확대']);
  expect(dialog.queryByText('1 / 1')).not.toBeInTheDocument();
});

test('[SHP-02] a button enlarges the picture, and another press restores it', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: '확대' }));
  expect(transform()).toMatch(/scale\(2\.5\)/);
  await user.click(dialog.getByRole('button', { name: '원래 크기로' }));
  expect(transform()).toBeUndefined();
});

test('[SHP-02] the button that led to the last picture keeps the focus, and arrow keys lead back', async () => {
  const { user, dialog } = await open();
  const next = dialog.getByRole('button', { name: '다음 사진' });
  act(() => next.focus());
  await user.keyboard('{Enter}{Enter}');
  expect(dialog.getByText('2 / 2')).toBeVisible();
  expect(next).toHaveFocus();
  expect(next).toBeEnabled();
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByText('1 / 2')).toBeVisible();
});

test('[SHP-02] arrow keys lead to the other pictures', async () => {
  const { user, dialog } = await open();
  act(() => dialog.getByRole('button', { name: '확대' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByText('2 / 2')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByText('1 / 2')).toBeVisible();
});
