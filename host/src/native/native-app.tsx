import { canSpeakToApp } from '@jangteo/native';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** The page's part in the native app; browsers do not load it. */
export function NativeApp() {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(canSpeakToApp()), []);
  return isHere ? (
    <Suspense>
      <InApp />
    </Suspense>
  ) : null;
}

/** If this code fails to load, the page works as in a browser. */
const InApp = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "in-app" */ './in-app.tsx').catch(() => ({ default: () => null })),
);
