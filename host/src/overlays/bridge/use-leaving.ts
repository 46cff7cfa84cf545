import { useSettings } from '@jangteo/navigation';
import type { BridgeState } from '@jangteo/overlay';
import { useEffect } from 'react';
import { leaveOverBridge } from './leave-over-bridge.ts';

/** Sets out when the dialog is there. Whatever closes it early ends the way. */
export function useLeaving(bridge: BridgeState): void {
  const settings = useSettings();
  useEffect(() => {
    const turnedBack = new AbortController();
    void leaveOverBridge(bridge, { settings, signal: turnedBack.signal });
    return () => turnedBack.abort();
  }, [bridge, settings]);
}
