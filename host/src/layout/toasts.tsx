import { onToastItems } from '@jangteo/http';
import { showToast, useToasts } from '@jangteo/overlay';
import { ToastStack } from '@jangteo/ui';
import { useEffect } from 'react';

/** Distance from the bottom edge in px, with and without the bottom navigation. */
const bottom = { aboveBar: 94, alone: 34 };

export function Toasts({ aboveBar }: { aboveBar: boolean }) {
  const toasts = useToasts();
  useEffect(
    () =>
      onToastItems((items) => {
        for (const { isSuccess, startPhrase, pointPhrase, endPhrase } of items) {
          showToast({ icon: isSuccess ? 'spark' : 'info', start: startPhrase, point: pointPhrase, end: endPhrase });
        }
      }),
    [],
  );
  return <ToastStack toasts={toasts} bottom={aboveBar ? bottom.aboveBar : bottom.alone} />;
}
