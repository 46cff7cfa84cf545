import { CallError, call } from '@jangteo/http';
import { native } from '@jangteo/native';
import { showAlert } from '@jangteo/overlay';
import { deviceId } from '@jangteo/storage';

const update = {
  title: '앱을 업데이트해 주세요',
  text: '지금 쓰시는 앱은 더 이상 지원되지 않아요.\n새 버전으로 업데이트하면 계속 이용할 수 있어요.',
  confirmLabel: '업데이트하기',
};

/** An app that is too old is shown the way to the new one, again whenever it comes back as it was. */
export async function insistOnMinimumVersion(): Promise<void> {
  const minimum = await minimumVersion();
  while (minimum && !(await native.checkMinimumVersion(minimum))) {
    await showAlert(update.text, update);
    await native.openMarket('jangteo');
    await shownAgain();
  }
}

async function minimumVersion(): Promise<{ android: string; ios: string } | undefined> {
  try {
    const headers = { deviceUuid: deviceId() ?? '' };
    const { appInfo } = await call('GET /api/v1/app/profile', { headers });
    return { android: appInfo.androidMinVersion, ios: appInfo.iOSMinVersion };
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

/** When the page has come to the front again. */
function shownAgain(): Promise<void> {
  return new Promise((resolve) => {
    const onChange = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    };
    document.addEventListener('visibilitychange', onChange);
  });
}
