import { localNames } from '@jangteo/contract/names';
import { readReceivedValue } from '@jangteo/native/received-value';
import { safeTarget, useSettings } from '@jangteo/navigation';
import { openBridge } from '@jangteo/overlay';
import { localStore } from '@jangteo/storage';
import { useCallback, useEffect } from 'react';
import { logRefusal } from './log-refusal.ts';

/**
 * The app puts a product that was tapped in its own screens into the storage, and the page opens the bridge to its
 * seller. It is read when the page starts, becomes visible again, or receives a message from another web view. Returns
 * a function that reads it now.
 */
export function useReceivedValue(): () => void {
  const settings = useSettings();
  const look = useCallback(() => {
    const text = localStore.get('receivedValue');
    if (!text) return;
    localStore.remove('receivedValue');
    const received = readReceivedValue(text);
    const kind = received && safeTarget(received.url, settings)?.kind;
    if (received && kind && kind !== 'own') openBridge(received);
    else logRefusal('a value of the app', { text });
  }, [settings]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === localNames.receivedValue) look();
    };
    const onShown = () => {
      if (!document.hidden) look();
    };
    look();
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [look]);
  return look;
}
