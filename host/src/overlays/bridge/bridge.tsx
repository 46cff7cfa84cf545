import { useBridge } from '@jangteo/overlay';
import { BridgeDialog } from './bridge-dialog.tsx';

export function Bridge() {
  const bridge = useBridge();
  return bridge.open ? <BridgeDialog bridge={bridge} /> : null;
}
