import { lazy, Suspense, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { styled } from '../theme/styled.tsx';
import { StillToasts } from './still-toasts.tsx';
import { type ToastMessage, toastText } from './toast.tsx';

const Root = styled('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '0',
    maxWidth: 'column',
    marginInline: 'auto',
    pointerEvents: 'none',
    '& > div': { position: 'absolute', insetInline: '0', bottom: '0' },
  },
});

export interface ToastStackProps {
  /** Oldest first; the oldest stands lowest. */
  toasts: readonly ToastMessage[];
  /** Distance from the bottom edge, as a length of CSS. */
  bottom: string;
}

/** Shown at once; animated once the animation library has loaded, which is fetched with the first toast. */
export function ToastStack({ toasts, bottom }: ToastStackProps) {
  const [used, setUsed] = useState(false);
  if (toasts.length > 0 && !used) setUsed(true);

  return (
    <>
      <Root data-part="toasts" style={{ bottom }}>
        <Suspense fallback={<StillToasts toasts={toasts} />}>{used && <MovingToasts toasts={toasts} />}</Suspense>
      </Root>
      <VisuallyHidden role="status">{toasts.map(toastText).join(', ')}</VisuallyHidden>
    </>
  );
}

const MovingToasts = lazy(() =>
  import(/* webpackChunkName: "moving-toasts" */ './moving-toasts.tsx').catch(() => ({ default: StillToasts })),
);
