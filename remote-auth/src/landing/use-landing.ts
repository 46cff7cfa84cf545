import { links } from '@jangteo/contract/links';
import { useNavigate, useSettings } from '@jangteo/navigation';
import { leaveHere } from '@jangteo/navigation/leaving';
import { showAlert } from '@jangteo/overlay';
import { useEffect, useRef } from 'react';
import { type Attempt, beginAttempt } from '../sign-in/attempt.ts';
import { fetchChallenge } from '../sign-in/challenge.ts';
import type { Outcome } from '../sign-in/complete.ts';
import { portalAddress } from '../sign-in/portal.ts';
import { texts } from '../sign-in/texts.ts';
import { useGoOn } from '../sign-in/use-go-on.ts';

export interface LandingResult {
  outcome: Outcome;
  /** Missing when no login of this browser was under way. */
  attempt?: Attempt;
}

/** Runs `land` once and leaves the page: a popup closes, this window goes on or back to the login. */
export function useLanding(land: () => Promise<LandingResult>): void {
  const { portalLogin } = useSettings();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void land().then(async ({ outcome, attempt }) => {
      if (outcome === 'askAgain' && attempt && portalLogin) {
        const challenge = await fetchChallenge('naver').catch(() => undefined);
        if (challenge && beginAttempt(challenge, attempt.mode)) {
          return leaveHere(portalAddress(portalLogin, challenge, { again: true }));
        }
        await showAlert(texts.signInFailed);
      }
      if (isPopup(attempt)) return window.close();
      if (outcome === 'signedIn') return goOn();
      return navigate(links.login(), { replace: true });
    });
  }, [land, portalLogin, navigate, goOn]);
}

/** A window that another site has opened must not be closed by this page. */
const isPopup = (attempt: Attempt | undefined): boolean =>
  Boolean(window.opener) && (attempt === undefined || attempt.mode === 'popup');
