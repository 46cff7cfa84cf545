import { askConfirm, openBridge, shareDialog, showAlert } from '@jangteo/overlay';
import { act, renderPart } from '@jangteo/testing';
import { Overlays } from './overlays.tsx';

const mockLeft = jest.fn();

jest.mock('@jangteo/navigation/leaving', () => ({ leaveTo: (url: string) => mockLeft(url) }));
jest.mock('./overlay-views.tsx', () => {
  throw new Error('The chunk cannot be had');
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
