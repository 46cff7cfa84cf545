import { onTokensChanged, validateSession } from '@jangteo/session';
import { useEffect } from 'react';
import { useGoOn } from '../sign-in/use-go-on.ts';

/** Whoever is signed in, or has just done so in a popup or another tab, has no business at the login. */
export function useReturnOfMember(): void {
  const goOn = useGoOn();
  useEffect(() => {
    let isHere = true;
    const goOnIf = (isMember: boolean) => {
      if (isHere && isMember) void goOn();
    };
    // Where it cannot be asked, the login is what helps.
    validateSession().then(goOnIf, () => undefined);
    const stop = onTokensChanged((change) => goOnIf(change === 'signedIn'));
    return () => {
      isHere = false;
      stop();
    };
  }, [goOn]);
}
