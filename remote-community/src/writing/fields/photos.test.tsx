import { links } from '@jangteo/contract/links';
import { useToasts } from '@jangteo/overlay';
import { answer, cleanup, holdBack, refuse, renderHook, requestsTo, screen, waitFor } from '@jangteo/testing';
import { profile } from '../../testing/profile.ts';
import {
  button,
  failure,
  imageOf,
  open,
  photo,
  photos,
  prepareWriting,
  upload,
  write,
  writeText,
} from '../../testing/writing.ts';
import { findDraft } from '../drafts/draft.ts';

beforeEach(prepareWriting);

describe('[COM-02] photos', () => {
  const pick = async ({ user }: Awaited<ReturnType<typeof open>>, ...files: File[]) =>
    user.upload(screen.getByLabelText('사진 파일'), files);

  test('are sent as they are picked, and the post waits for them', async () => {
    let count = 0;
    answer(upload, () => imageOf(++count));
    answer(write, { postId: 31 });
    const page = await open();
    await writeText(page);
    await pick(page, photo('1.jpg'), photo('2.jpg'));
    expect(await photos().findByRole('img', { name: '사진 2' })).toBeVisible();
    await page.user.click(button('올리기'));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(31)));
    expect(requestsTo(write)).toMatchObject([{ body: { images: [imageOf(1).imageUrl, imageOf(2).imageUrl] } }]);
  });

  test('a failed photo is marked, retried or left out; the others stay', async () => {
    refuse(upload, failure);
    const page = await open();
    await writeText(page);
    await pick(page, photo());
    expect(await photos().findByRole('alert')).toBeVisible();
    expect(button('올리기')).toBeDisabled();
    answer(upload, imageOf(1));
    await page.user.click(button('사진 1 다시 올리기'));
    expect(await photos().findByRole('img', { name: '사진 1' })).toBeVisible();
    expect(button('올리기')).toBeEnabled();
    await page.user.click(button('사진 1 빼기'));
    expect(photos().queryByRole('img')).not.toBeInTheDocument();
  });

  test('that the server refuses are not offered again, and what is left to do is said', async () => {
    refuse(upload, { status: 415, code: 9, message: '읽을 수 없는 사진이에요.' });
    const page = await open();
    await writeText(page);
    await pick(page, photo());
    expect(await photos().findByText('읽을 수 없는 사진이에요.')).toBeVisible();
    expect(photos().getByText('올리지 못한 사진이 있어요. 다시 올리거나 빼 주세요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '사진 1 다시 올리기' })).not.toBeInTheDocument();
    await page.user.click(button('사진 1 빼기'));
    expect(button('올리기')).toBeEnabled();
  });

  test('that failed have two buttons, like the others: a third has no room beside them', async () => {
    refuse(upload, { status: 429, code: 13, message: '잠시 후 다시 올려 주세요.' });
    const page = await open();
    await pick(page, photo('1.jpg'), photo('2.jpg'));
    await waitFor(() => expect(photos().getAllByRole('alert')).toHaveLength(2));
    const names = photos()
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'));
    expect(names.slice(0, 2)).toEqual(['사진 1 다시 올리기', '사진 1 빼기']);
    answer(upload, imageOf(1));
    button('사진 1 다시 올리기').focus();
    await page.user.keyboard('{Enter}');
    expect(await photos().findByRole('img', { name: '사진 1' })).toBeVisible();
    expect(button('사진 1 순서 바꾸기')).toHaveFocus();
  });

  test('are ordered by keys', async () => {
    let count = 0;
    answer(upload, () => imageOf(++count));
    const page = await open();
    await pick(page, photo('1.jpg'));
    await photos().findByRole('img', { name: '사진 1' });
    await pick(page, photo('2.jpg'));
    await photos().findByRole('img', { name: '사진 2' });
    button('사진 2 순서 바꾸기').focus();
    await page.user.keyboard('{ArrowLeft}');
    expect(photos().getByRole('status')).toHaveTextContent('사진을 1번째로 옮겼어요.');
    expect(findDraft('dashboard:new', profile.signUpDt)?.images).toEqual([imageOf(2), imageOf(1)]);
  });

  test('are at most ten', async () => {
    let count = 0;
    answer(upload, () => imageOf(++count));
    const page = await open();
    await pick(page, ...Array.from({ length: 12 }, (_, n) => photo(`${n}.jpg`)));
    expect(await photos().findByRole('img', { name: '사진 10' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '사진 넣기' })).not.toBeInTheDocument();
    expect(requestsTo(upload)).toHaveLength(10);
    const { result } = renderHook(useToasts);
    expect(result.current.map(({ start }) => start)).toContain('사진은 10장까지 넣을 수 있어요.');
  });

  test('are sent two at a time: the server refuses more at once', async () => {
    let count = 0;
    answer(upload, () => imageOf(++count));
    const release = holdBack(upload);
    const page = await open();
    await pick(page, photo('1.jpg'), photo('2.jpg'), photo('3.jpg'), photo('4.jpg'));
    await waitFor(() => expect(photos().getAllByText('올리는 중')).toHaveLength(4));
    expect(requestsTo(upload)).toHaveLength(2);
    release();
    expect(await photos().findByRole('img', { name: '사진 4' })).toBeVisible();
  });

  test('removed from the server after a day are not offered with the draft', async () => {
    answer(upload, imageOf(1));
    const page = await open();
    await writeText(page);
    await pick(page, photo());
    await photos().findByRole('img', { name: '사진 1' });
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60_000);
    const again = await open();
    expect(screen.getByText(/하루가 지난 사진은 지워졌어요/)).toBeVisible();
    await again.user.click(button('이어 쓰기'));
    expect(photos().queryByRole('img')).not.toBeInTheDocument();
  });
});
