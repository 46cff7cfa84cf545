import { showToast } from '@jangteo/overlay';
import { IconButton } from '@jangteo/ui';
import { copyText } from './copy-text.ts';

const copied = 'URL이 복사되었습니다.';
const failed = '잠시 문제가 있어 요청을 처리하지 못했습니다. 조금 뒤에 다시 시도해주세요.';

/** Copies the address of the page. */
export function ShareButton() {
  const share = async () => showToast({ start: (await copyText(window.location.href)) ? copied : failed });
  return <IconButton icon="share" label="URL 복사" onClick={() => void share()} />;
}
