import { devicePushAtom, native } from '@jangteo/native';
import { onAppInfo, onTokensChanged } from '@jangteo/session';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { insistOnMinimumVersion } from './minimum-version.ts';
import { linkMember, reportDevice } from './report-device.ts';

/** Keeps what page, native app and server know of the device the same. */
export function useDevice(): void {
  const setDevicePush = useSetAtom(devicePushAtom);
  useEffect(() => {
    void reportDevice();
    void native.devicePush().then(setDevicePush);
    const stops = [
      onAppInfo((info) => void insistOnMinimumVersion(info)),
      onTokensChanged((change) => {
        if (change !== 'renewed') void linkMember();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [setDevicePush]);
}
