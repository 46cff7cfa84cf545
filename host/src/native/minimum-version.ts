import { native } from '@jangteo/native';
import { showAlert } from '@jangteo/overlay';
import type { AppInfo } from '@jangteo/session';

const update = {
  title: '앱을 업데이트해 주세요',
  text: '지금 쓰시는 앱은 더 이상 지원되지 않아요.\n새 버전으로 업데이트하면 계속 이용할 수 있어요.',
  confirmLabel: '업데이트하기',
};

let isInsisting = false;

/** Leads the user of an app that is too old to its update, again each time the app returns without it. */
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

/** Resolves when the page is visible again. */
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
