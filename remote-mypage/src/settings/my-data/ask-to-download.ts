import { call, messageOf } from '@jangteo/http';
import { isApp } from '@jangteo/native';
import { askConfirm, showAlert, showToast, withThrobber } from '@jangteo/overlay';
import { koreanShortDate } from '@jangteo/page';
import { myDataFile } from './my-data-file.ts';

/** Saves everything that the market knows of the member as one file, once they have confirmed it. */
export async function askToDownload(): Promise<void> {
  // Web views do not save files.
  if (isApp()) return showAlert('앱에서는 파일을 저장할 수 없어요. 브라우저에서 장터에 로그인하면 내려받을 수 있어요.');
  const isSure = await askConfirm({
    title: '내 정보를 모두 내려받을까요?',
    text: '가려지지 않은 연락처까지 한 파일에 담겨요.\n다른 사람과 함께 쓰는 기기에서는 받지 마세요.',
    confirmLabel: '내려받기',
    cancelLabel: '취소',
  });
  if (!isSure) return;
  try {
    const data = await withThrobber(call('POST /api/v1/user/my-data'));
    save(`장터-내-정보-${koreanShortDate(data.madeDt)}.html`, myDataFile(data));
    showToast({ matter: 'my-data', icon: 'check', start: '내 정보를 파일로 저장했어요.' });
  } catch (error) {
    const start = messageOf(error, '저장하지 못했어요. 잠시 뒤에 다시 시도해 주세요.');
    showToast({ matter: 'my-data', icon: 'info', start });
  }
}

/** Until then a browser has begun to save the file. */
const keptMs = 60_000;

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
