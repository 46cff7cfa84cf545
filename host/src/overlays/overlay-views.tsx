import { Bridge } from './bridge/bridge.tsx';
import { Questions } from './questions.tsx';
import { Share } from './share/share.tsx';
import { Throbber } from './throbber.tsx';

export default function OverlayViews() {
  return (
    <>
      <Bridge />
      <Share />
      <Questions />
      <Throbber />
    </>
  );
}
