import { useShareInfo } from '@jangteo/overlay';
import { ShareDialog } from './share-dialog.tsx';

export function Share() {
  const info = useShareInfo();
  return info ? <ShareDialog info={info} /> : null;
}
