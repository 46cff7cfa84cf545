import { onTokensChanged, validateSession } from '@jangteo/session';
import { useEffect } from 'react';
import { useGoOn } from '../sign-in/use-go-on.ts';

/** Leads members away from the login: those signed in already, and those who sign in by a popup or another tab. */
export function useReturnOfMember(): void {
  const goOn = useGoOn();
  useEffect(() => {
    let isHere = true;
    const goOnIf = (isMember: boolean) => {
      if (isHere && isMember) void goOn();
    };
    // When the session cannot be checked, the login stays open.
    validateSession().then(goOnIf, () => undefined);
    const stop = onTokensChanged((change) => goOnIf(change === 'signedIn'));
    return () => {
      isHere = false;
      stop();
    };
  }, [goOn]);
}
