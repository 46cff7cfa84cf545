import { openInHistory } from '@jangteo/navigation/overlay-history';
import { closeBridge, closeShareDialog, useBridge, useQuestions, useShareInfo } from '@jangteo/overlay';
import { useLayoutEffect } from 'react';

/** In place of the overlays while their code is on its way: back closes them already, and the page stays. */
export function ComingOverlays() {
  const bridge = useBridge();
  const shareInfo = useShareInfo();
  const [question] = useQuestions();
  // Layout effects: the overlay itself takes over the entry in the commit that replaces this.
  useLayoutEffect(() => (bridge.open ? openInHistory(closeBridge) : undefined), [bridge.open]);
  useLayoutEffect(() => (shareInfo ? openInHistory(closeShareDialog) : undefined), [shareInfo]);
  useLayoutEffect(() => (question ? openInHistory(() => question.answer(false)) : undefined), [question]);
  return null;
}
