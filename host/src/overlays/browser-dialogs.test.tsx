import { askConfirm, openBridge, shareDialog, showAlert } from '@jangteo/overlay';
import { act, renderPart, screen } from '@jangteo/testing';
import { Toasts } from '../toasts/toasts.tsx';
import { Overlays } from './overlays.tsx';

const mockLeft = jest.fn();

jest.mock('@jangteo/navigation/leaving', () => ({ leaveTo: (url: string) => mockLeft(url) }));
jest.mock('./overlay-views.tsx', () => {
  throw new Error('The chunk cannot be had');
});

const live = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  mockLeft.mockClear();
  globalThis.fetch = live;
  live.mockResolvedValue(new Response());
});

test("when the overlays cannot be loaded, the browser's dialogs ask and the bridge leads on", async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
  renderPart(<Overlays />);

  const answers: Promise<unknown>[] = [];
  await act(async () => {
    answers.push(showAlert('확인해 주세요.'), askConfirm({ text: '지울까요?' }));
  });
  expect(await Promise.all(answers)).toEqual([undefined, true]);
  expect(alert).toHaveBeenCalledWith('확인해 주세요.');
  expect(confirm).toHaveBeenCalledWith('지울까요?');
  await act(async () => shareDialog({ title: '사과', url: 'http://market.test/deal/3' }));
  expect(prompt).toHaveBeenCalledWith('사과', 'http://market.test/deal/3');
  await act(async () => openBridge({ url: 'http://shop.test/a', title: '사과', shopId: 1 }));
  expect(mockLeft).toHaveBeenCalledWith('http://shop.test/a');
});

test('[BRG-04] offline, the bridge leads nowhere and says so', async () => {
  live.mockRejectedValue(new TypeError('Failed to fetch'));
  renderPart(
    <>
      <Overlays />
      <Toasts aboveBar />
    </>,
  );
  await act(async () => openBridge({ url: 'http://shop.test/a', title: '사과', shopId: 1 }));
  expect(await screen.findByRole('status')).toHaveTextContent('쇼핑몰로 이동하지 못했어요.');
  expect(mockLeft).not.toHaveBeenCalled();
});
