import { isServerReachable } from '@jangteo/http';
import { useSettings } from '@jangteo/navigation';
import { leaveTo } from '@jangteo/navigation/leaving';
import { closeBridge, closeShareDialog, useBridge, useQuestions, useShareInfo } from '@jangteo/overlay';
import { useEffect } from 'react';
import { outsideAddress } from './bridge/outside-address.ts';
import { sayNotLeft } from './bridge/say-not-left.ts';

/** Replaces the overlays when their code cannot be loaded: the browser's own dialogs ask. */
export function BrowserDialogs() {
  const [question] = useQuestions();
  const bridge = useBridge();
  const shared = useShareInfo();
  const settings = useSettings();
  useEffect(() => {
    if (!question) return;
    if (question.kind === 'confirm') question.answer(window.confirm(question.text));
    else {
      window.alert(question.text);
      question.answer(true);
    }
  }, [question]);
  useEffect(() => {
    if (!shared) return;
    window.prompt(shared.title, shared.url);
    closeShareDialog();
  }, [shared]);
  useEffect(() => {
    if (!bridge.open) return;
    closeBridge();
    const address = outsideAddress(bridge, settings);
    if (address) void leaveIfOnline(address);
  }, [bridge, settings]);
  return null;
}

/** Offline, the browser would show its own error page in place of the market. */
async function leaveIfOnline(address: string): Promise<void> {
  if (await isServerReachable()) leaveTo(address);
  else sayNotLeft();
}
