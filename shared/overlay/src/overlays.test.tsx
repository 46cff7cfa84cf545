import { act, renderHook } from '@testing-library/react';
import {
  askConfirm,
  closeBridge,
  noteBridgePage,
  openBridge,
  prepareOverlays,
  showAlert,
  useBridge,
  useOverlaysWanted,
  useQuestions,
  useThrobber,
  withThrobber,
} from './index.ts';

const product = { url: 'http://shop.test/a/products/1', title: '사과', shopId: 3, productNo: 1 };

test('their views are wanted once the first overlay is opened or prepared', () => {
  const { result } = renderHook(useOverlaysWanted);
  expect(result.current).toBe(false);
  act(prepareOverlays);
  expect(result.current).toBe(true);
});

describe('questions', () => {
  test('[LAY-09] an alert has the default text and resolves when it is read', async () => {
    const { result } = renderHook(useQuestions);
    let read: Promise<void> | undefined;
    act(() => {
      read = showAlert();
    });
    expect(result.current).toMatchObject([{ kind: 'alert', text: '내용을 입력하세요.' }]);
    act(() => result.current[0]?.answer(false));
    await expect(read).resolves.toBeUndefined();
    expect(result.current).toEqual([]);
  });

  test.each([true, false])('a confirm resolves with %s, one after the other', async (isConfirmed) => {
    const { result } = renderHook(useQuestions);
    let answers: Promise<boolean>[] = [];
    act(() => {
      answers = [askConfirm({ text: '지울까요?' }), askConfirm({ text: '정말 지울까요?' })];
    });
    act(() => result.current[0]?.answer(isConfirmed));
    await expect(answers[0]).resolves.toBe(isConfirmed);
    expect(result.current).toMatchObject([{ kind: 'confirm', text: '정말 지울까요?' }]);
    act(() => result.current[0]?.answer(!isConfirmed));
    await expect(answers[1]).resolves.toBe(!isConfirmed);
  });
});

describe('with fake time', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('[LAY-09] the throbber shows only for work that takes longer than 300 ms, until the last of it is done', async () => {
    const { result } = renderHook(useThrobber);
    const work = () => Promise.withResolvers<string>();
    const [quick, slow, failing] = [work(), work(), work()];
    const answers = [quick, slow, failing].map(({ promise }) => withThrobber(promise));
    answers[2]?.catch(() => undefined);
    await pass(200);
    quick.resolve('quick');
    await pass(99);
    expect(result.current).toBe(false);
    await pass(1);
    expect(result.current).toBe(true);
    slow.resolve('slow');
    await pass(0);
    expect(result.current).toBe(true);
    failing.reject(new Error('no'));
    await pass(0);
    expect(result.current).toBe(false);
    await expect(answers[0]).resolves.toBe('quick');
    await expect(answers[1]).resolves.toBe('slow');
    await expect(answers[2]).rejects.toThrow('no');
  });

  test('[BRG-04] [BRG-05] the bridge keeps its content, and forgets it 1 s after it is closed', async () => {
    const { result } = renderHook(useBridge);
    act(() => openBridge(product));
    act(() => openBridge({ ...product, productNo: 2 }));
    expect(result.current).toEqual({ ...product, open: true });
    act(closeBridge);
    expect(result.current).toEqual({ ...product, open: false });
    await pass(999);
    expect(result.current).toEqual({ ...product, open: false });
    await pass(1);
    expect(result.current).toEqual({ open: false });
  });

  test('[BRG-05] the bridge knows the page on which it opens, unless the caller names another', async () => {
    const { result } = renderHook(useBridge);
    noteBridgePage({ previousPageName: 'stores detail', isGoneBottomView: true });
    act(() =>
      openBridge({ ...product, listComponentName: 'recommended', order: 3, categoryId: 12, showsToast: false }),
    );
    expect(result.current).toMatchObject({
      previousPageName: 'stores detail',
      isGoneBottomView: true,
      listComponentName: 'recommended',
      order: 3,
      categoryId: 12,
      showsToast: false,
    });
    act(closeBridge);
    await pass(1_000);
    act(() => openBridge({ ...product, previousPageName: 'app home' }));
    expect(result.current).toMatchObject({ previousPageName: 'app home', isGoneBottomView: true });
    act(closeBridge);
    await pass(1_000);
  });

  test('a bridge opened within that second shows its own content', async () => {
    const { result } = renderHook(useBridge);
    act(() => openBridge(product));
    act(closeBridge);
    await pass(500);
    act(() => openBridge({ ...product, productNo: 2 }));
    await pass(1_000);
    expect(result.current).toMatchObject({ open: true, productNo: 2 });
    act(closeBridge);
    await pass(1_000);
  });
});
