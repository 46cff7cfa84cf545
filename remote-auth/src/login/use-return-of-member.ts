import { onTokensChanged, seemsSignedIn, validateSession } from '@jangteo/session';
import { useEffect } from 'react';
import { useGoOn, useGoOnAtOnce } from '../sign-in/use-go-on.ts';

/** Leads members away from the login: those signed in already, and those who sign in by a popup or another tab. */
export function useReturnOfMember(): void {
  const goOn = useGoOn();
  const goOnAtOnce = useGoOnAtOnce();
  useEffect(() => {
    let isHere = true;
    const goOnIf = (isMember: boolean) => {
      if (isHere && isMember) void goOn();
    };
    // Without a check: a token that turns out to be worthless leads back here, and then it is checked.
    if (seemsSignedIn()) goOnAtOnce();
    // When the session cannot be checked, the login stays open.
    else validateSession().then(goOnIf, () => undefined);
    const stop = onTokensChanged((change) => goOnIf(change === 'signedIn'));
    return () => {
      isHere = false;
      stop();
    };
  }, [goOn, goOnAtOnce]);
}
