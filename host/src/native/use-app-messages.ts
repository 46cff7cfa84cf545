import { devicePushAtom, passOn } from '@jangteo/native';
import { makeInbox } from '@jangteo/native/inbox';
import { safeTarget, useNavigate, useSettings } from '@jangteo/navigation';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { handleAppMessage, type PageControls } from './handle-app-message.ts';
import { takeMessages } from './hold-messages.ts';
import { logRefusal } from './log-refusal.ts';
import { useReceivedValue } from './use-received-value.ts';

/** Handles the app's messages, those that arrived before included. */
export function useAppMessages(): void {
  const settings = useSettings();
  const navigate = useNavigate();
  const controls: PageControls = {
    goTo: (path) => void navigate(path),
    openReceivedValue: useReceivedValue(),
    setDevicePush: useSetAtom(devicePushAtom),
    queryClient: useQueryClient(),
  };
  const newest = useRef(controls);
  newest.current = controls;

  useEffect(() => {
    const inbox = makeInbox({
      origins: [window.location.origin],
      ownPath: (address) => {
        const target = safeTarget(address, settings);
        return target?.kind === 'own' ? target.path : undefined;
      },
      onMessage: (message) => {
        void handleAppMessage(message, newest.current);
        passOn(message);
      },
      onRefused: (refusal) => logRefusal('a message of the app', refusal),
    });
    return takeMessages(inbox);
  }, [settings]);
}
