import { native } from '@jangteo/native';
import { useSettings } from '@jangteo/navigation';
import type { ShareInfo } from '@jangteo/overlay';
import { Button, Icon } from '@jangteo/ui';
import { useEffect } from 'react';
import { prepareChat, shareInChat } from './chat-share.ts';
import { shareFailed } from './share-failed.ts';

/** As the app knows the chat app. */
const chatApp = 'chat';

interface ChatButtonProps {
  info: ShareInfo;
  onShared: () => void;
}

/** Where the installation has no chat app, there is no button. */
export function ChatButton({ info, onShared }: ChatButtonProps) {
  const settings = useSettings();
  const isThere = settings.outsideScripts?.chatShare !== undefined;
  useEffect(() => {
    // A failure is told to those who press the button.
    if (isThere) prepareChat(settings).catch(() => undefined);
  }, [isThere, settings]);
  if (!isThere) return null;

  const share = async () => {
    try {
      await shareInChat(info, settings);
      onShared();
    } catch (error) {
      await shareFailed(error);
      // Perhaps it is only that the chat app is missing.
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
