import { PullToRefresh } from './pull-to-refresh.tsx';
import { useAppMessages } from './use-app-messages.ts';
import { useDevice } from './use-device.ts';

export default function InApp() {
  useAppMessages();
  useDevice();
  return <PullToRefresh />;
}
