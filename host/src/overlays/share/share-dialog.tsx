import { closeShareDialog, type ShareInfo, showAlert, showToast } from '@jangteo/overlay';
import { Button, Dialog, Icon, Stack } from '@jangteo/ui';
import { useToastRoomRef } from '../../layout/toast-room.ts';
import { copyText } from './copy-text.ts';
import { useCopied } from './use-copied.ts';

const failed = '잠시 문제가 있어 요청을 처리하지 못했습니다. 조금 뒤에 다시 시도해주세요.';

export function ShareDialog({ info }: { info: ShareInfo }) {
  const { copied, markCopied } = useCopied();
  const copy = async (room: Element) => {
    if (!(await copyText(info.url, room))) return showAlert(failed);
    markCopied();
    showToast({ start: 'URL이 복사되었습니다.' });
  };
  return (
    <Dialog open maxWidth={320} onClose={closeShareDialog} title="공유하기">
      <Stack gap="4" paddingTop="2">
        <p>{info.title}</p>
        <Button look="outline" onClick={(event) => void copy(event.currentTarget.parentElement ?? document.body)}>
          <Icon name={copied ? 'check' : 'share'} size={18} />
          {copied ? '복사됨' : 'URL 복사'}
        </Button>
        <Button look="plain" onClick={closeShareDialog}>
          닫기
        </Button>
      </Stack>
      <div ref={useToastRoomRef()} />
    </Dialog>
  );
}
