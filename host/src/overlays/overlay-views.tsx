import { useBridge, useShareInfo } from '@jangteo/overlay';
import { BridgeDialog } from './bridge/bridge-dialog.tsx';
import { Questions } from './questions.tsx';
import { ShareDialog } from './share/share-dialog.tsx';
import { Throbber } from './throbber.tsx';

export default function OverlayViews() {
  const bridge = useBridge();
  const shareInfo = useShareInfo();
  return (
    <>
      {bridge.open && <BridgeDialog bridge={bridge} />}
      {shareInfo && <ShareDialog info={shareInfo} />}
      <Questions />
      <Throbber />
    </>
  );
}
