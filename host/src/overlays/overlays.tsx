import { useOverlaysWanted } from '@jangteo/overlay';
import { type ComponentType, lazy, Suspense } from 'react';
import { PlainAnswers } from './plain-answers.ts';

/** Draws what `@jangteo/overlay` is asked for. What it looks like is not part of the first view. */
export function Overlays() {
  const wanted = useOverlaysWanted();
  return <Suspense>{wanted && <Looks />}</Suspense>;
}

const Looks = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "overlays" */ './looks.tsx').catch(() => ({ default: PlainAnswers })),
);
