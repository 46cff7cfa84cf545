import { canSpeakToApp } from '@jangteo/native';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** What the page does for the app around it; browsers do not load it. */
export function NativeApp() {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(canSpeakToApp()), []);
  return isHere ? (
    <Suspense>
      <InApp />
    </Suspense>
  ) : null;
}

/** Without it the page is what it is in a browser. */
const InApp = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "in-app" */ './in-app.tsx').catch(() => ({ default: () => null })),
);
