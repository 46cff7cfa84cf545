import { SettingsProvider } from '@jangteo/navigation';
import { closeShareDialog, shareDialog } from '@jangteo/overlay';
import { act, renderPart, screen, settings, waitFor, within } from '@jangteo/testing';
import { Overlays } from '../overlays.tsx';

/** Another address for each test: a page loads each script only once. */
let script: string;
let tests = 0;
const info = {
  title: '아침 사과',
  description: '햇살농장',
  url: 'http://market.test/deal/3?tab=1',
  imageUrl: 'http://market.test/img/apple',
};

const sendDefault = jest.fn();
let key: string;

beforeEach(() => {
  script = `http://chat.test/share-${++tests}.js`;
  key = '';
  sendDefault.mockReset();
  Object.assign(globalThis, {
    Kakao: {
      init(given: string) {
        key = given;
      },
      isInitialized: () => key !== '',
      Share: { sendDefault },
    },
  });
});
afterEach(() => {
  act(closeShareDialog);
  document.querySelector(`script[src="${script}"]`)?.remove();
});

const scriptThere = () => document.querySelector(`script[src="${script}"]`);
const happens = (type: string) => act(() => void scriptThere()?.dispatchEvent(new Event(type)));
const button = () => screen.findByRole('button', { name: '채팅앱으로 공유' });

function show(more = {}) {
  const withChat = { ...settings, outsideScripts: { chatShare: { script, key: 'our-key' } } };
  const shown = renderPart(
    <SettingsProvider value={withChat}>
      <Overlays />
    </SettingsProvider>,
  );
  expect(scriptThere()).toBeNull();
  act(() => shareDialog({ ...info, ...more }));
  return shown;
}

test('[LAY-08] a page is shared in the chat app as a feed', async () => {
  const { user } = show({ kakaoGtag: 'chat-share', appUrl: '/deal/3' });
  await button();
  happens('load');
  await user.click(await button());
  const link = {
    mobileWebUrl: 'http://market.test/deal/3?tab=1&click_key=chat-share',
    webUrl: 'http://market.test/deal/3?tab=1&click_key=chat-share',
    androidExecutionParams: 'url=%2Fdeal%2F3',
    iosExecutionParams: 'url=%2Fdeal%2F3',
  };
  expect(key).toBe('our-key');
  expect(sendDefault).toHaveBeenCalledWith({
    objectType: 'feed',
    content: { title: '아침 사과', description: '햇살농장', imageUrl: 'http://market.test/img/apple', link },
    buttons: [{ title: '장터에서 보기', link }],
  });
});

describe('[ERR-04] a failure shows an alert, and the app is asked to open the app store', () => {
  const callHandler = jest.fn(async () => true);

  beforeEach(() => Object.assign(window, { jangteoApp: { callHandler } }));
  afterEach(() => Object.assign(window, { jangteoApp: undefined }));

  const readAlert = async (user: ReturnType<typeof show>['user'], text: string) => {
    const alert = await screen.findByRole('alertdialog', { name: text });
    expect(callHandler).not.toHaveBeenCalled();
    await user.click(within(alert).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(callHandler).toHaveBeenCalledWith('openMarket', { app: 'chat' }));
    callHandler.mockClear();
  };

  test('with the chat app’s message', async () => {
    const { user } = show();
    await button();
    happens('load');
    sendDefault.mockImplementation(() => {
      throw new Error('등록되지 않은 도메인입니다.');
    });
    await user.click(await button());
    await readAlert(user, '등록되지 않은 도메인입니다.');
  });

  test('with a general message when the script cannot be loaded', async () => {
    const { user } = show();
    await button();
    happens('error');
    await user.click(await button());
    happens('error');
    await readAlert(user, '잠시 문제가 있어 요청을 처리하지 못했습니다. 조금 뒤에 다시 시도해주세요.');
  });

  test('with a general message when the error has none', async () => {
    const { user } = show();
    await button();
    happens('load');
    sendDefault.mockRejectedValue(undefined);
    await user.click(await button());
    await readAlert(user, '잠시 문제가 있어 요청을 처리하지 못했습니다. 조금 뒤에 다시 시도해주세요.');
  });
});

test('[LAY-08] where the installation has no chat app, the address can be copied', async () => {
  renderPart(<Overlays />);
  act(() => shareDialog(info));
  expect(await screen.findByRole('button', { name: 'URL 복사' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '채팅앱으로 공유' })).toBeNull();
});
