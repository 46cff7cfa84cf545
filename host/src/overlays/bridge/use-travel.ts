import { useSettings } from '@jangteo/navigation';
import { coverPage } from '@jangteo/navigation/leaving';
import { type BridgeState, closeBridge } from '@jangteo/overlay';
import { useEffect } from 'react';
import { travel } from './travel.ts';

/** Sets out when the dialog is there. Whatever closes it early, the browser's back too, ends the way. */
export function useTravel(bridge: BridgeState): void {
  const settings = useSettings();
  useEffect(() => {
    const cover = coverPage(closeBridge);
    const turnedBack = new AbortController();
    void travel(bridge, { settings, cover, signal: turnedBack.signal });
    return () => {
      turnedBack.abort();
      cover.end();
    };
  }, [bridge, settings]);
}
