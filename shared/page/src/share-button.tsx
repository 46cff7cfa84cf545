import { prepareOverlays, shareDialog } from '@jangteo/overlay';
import { IconButton } from '@jangteo/ui';

interface ShareButtonProps {
  /** Called each time the page has been shared. */
  onShared?: (() => void) | undefined;
}

/** Opens the share dialog for the current page. */
export function ShareButton({ onShared }: ShareButtonProps) {
  const share = () => shareDialog({ title: document.title, url: window.location.href, onShared });
  return <IconButton icon="share" label="공유하기" onPointerEnter={prepareOverlays} onClick={share} />;
}
