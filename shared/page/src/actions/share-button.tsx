import { prepareOverlays, shareDialog } from '@jangteo/overlay';
import { IconButton } from '@jangteo/ui';

interface ShareButtonProps {
  /** Called each time the page has been shared. */
  onShared?: (() => void) | undefined;
}

/** Opens the share dialog for the current page. */
export function ShareButton({ onShared }: ShareButtonProps) {
  const share = () => shareDialog({ title: document.title, url: withoutTracking(window.location.href), onShared });
  return <IconButton icon="share" label="공유하기" onPointerEnter={prepareOverlays} onClick={share} />;
}

/** They say how this visitor came; the others, such as a month or a filter, what the page shows. */
const trackingParameter = /^(click_key|utm_\w+|fbclid|gclid)$/;

function withoutTracking(href: string): string {
  const address = new URL(href);
  for (const name of [...address.searchParams.keys()]) {
    if (trackingParameter.test(name)) address.searchParams.delete(name);
  }
  return address.href;
}
