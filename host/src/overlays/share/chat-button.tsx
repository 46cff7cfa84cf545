import { native } from '@jangteo/native';
import { useSettings } from '@jangteo/navigation';
import type { ShareInfo } from '@jangteo/overlay';
import { Button, Icon } from '@jangteo/ui';
import { useEffect } from 'react';
import { prepareChat, shareInChat } from './chat-share.ts';
import { shareFailed } from './share-failed.ts';

/** The name under which the native app knows the chat app. */
const chatApp = 'chat';

interface ChatButtonProps {
  info: ShareInfo;
  onShared: () => void;
}

/** Rendered only where the installation has a chat app. */
export function ChatButton({ info, onShared }: ChatButtonProps) {
  const settings = useSettings();
  const isThere = settings.outsideScripts?.chatShare !== undefined;
  useEffect(() => {
    // A failure shows when the button is pressed.
    if (isThere) prepareChat(settings).catch(() => undefined);
  }, [isThere, settings]);
  if (!isThere) return null;

  const share = async () => {
    try {
      await shareInChat(info, settings);
      onShared();
    } catch (error) {
      await shareFailed(error);
      // The chat app may just not be installed.
      await native.openMarket(chatApp);
    }
  };
  return (
    <Button look="messenger" onClick={() => void share()}>
      <Icon name="community" size={18} />
      채팅앱으로 공유
    </Button>
  );
}
