import { prepareOverlays, shareDialog } from '@jangteo/overlay';
import { IconButton } from '@jangteo/ui';

/** Offers the ways to pass the page on. */
export function ShareButton() {
  const share = () => shareDialog({ title: document.title, url: window.location.href });
  return <IconButton icon="share" label="공유하기" onPointerEnter={prepareOverlays} onClick={share} />;
}
