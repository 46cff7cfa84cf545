import { track } from '@jangteo/analytics';
import { closeShareDialog, type ShareInfo, showToast } from '@jangteo/overlay';
import { Button, Dialog, Icon, Stack } from '@jangteo/ui';
import { usePageHandle } from '../../router/use-page-handle.ts';
import { useToastContainerRef } from '../../toasts/toast-container.ts';
import { ChatButton } from './chat-button.tsx';
import { copyText } from './copy-text.ts';
import { shareFailed } from './share-failed.ts';
import { sharedAddress } from './shared-address.ts';
import { useCopied } from './use-copied.ts';

/** The title without the market's name at its end. */
const nameOf = ({ title }: ShareInfo) => title.split(' | ')[0];

export function ShareDialog({ info }: { info: ShareInfo }) {
  const { copied, markCopied } = useCopied();
  const pageName = usePageHandle()?.entry.pageName;
  const note = (way: 'chat' | 'address') => {
    track('share', { button_name: way, page_name: pageName });
    info.onShared?.();
  };
  const copy = async (room: Element) => {
    if (!(await copyText(sharedAddress(info.url, info.urlGtag), room))) return shareFailed();
    markCopied();
    note('address');
    showToast({ start: 'URL이 복사되었습니다.' });
  };
  return (
    <Dialog open maxWidth={320} onClose={closeShareDialog} title="공유하기">
      <Stack gap="4" paddingTop="2">
        <p>{nameOf(info)}</p>
        <ChatButton info={info} onShared={() => note('chat')} />
        <Button look="outline" onClick={(event) => void copy(event.currentTarget.parentElement ?? document.body)}>
          <Icon name={copied ? 'check' : 'share'} size={18} />
          {copied ? '복사됨' : 'URL 복사'}
        </Button>
        <Button look="plain" onClick={closeShareDialog}>
          닫기
        </Button>
      </Stack>
      <div ref={useToastContainerRef()} />
    </Dialog>
  );
}
