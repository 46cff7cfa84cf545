import { useSettings } from '@jangteo/navigation';
import type { BridgeState } from '@jangteo/overlay';
import { useEffect } from 'react';
import { leaveOverBridge } from './leave-over-bridge.ts';

/** Starts to leave when the dialog is rendered. Closing it early aborts. */
export function useLeaving(bridge: BridgeState): void {
  const settings = useSettings();
  useEffect(() => {
    const turnedBack = new AbortController();
    void leaveOverBridge(bridge, { settings, signal: turnedBack.signal });
    return () => turnedBack.abort();
  }, [bridge, settings]);
}
