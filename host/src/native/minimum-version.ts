import { native } from '@jangteo/native';
import { showAlert } from '@jangteo/overlay';
import type { AppInfo } from '@jangteo/session';

const update = {
  title: '앱을 업데이트해 주세요',
  text: '지금 쓰시는 앱은 더 이상 지원되지 않아요.\n새 버전으로 업데이트하면 계속 이용할 수 있어요.',
  confirmLabel: '업데이트하기',
};

let isInsisting = false;

/** An app that is too old is shown the way to the new one, again whenever it comes back as it was. */
export async function insistOnMinimumVersion({ androidMinVersion, iOSMinVersion }: AppInfo): Promise<void> {
  if (isInsisting) return;
  isInsisting = true;
  while (!(await native.checkMinimumVersion({ android: androidMinVersion, ios: iOSMinVersion }))) {
    await showAlert(update.text, update);
    await native.openMarket('jangteo');
    await shownAgain();
  }
  isInsisting = false;
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
