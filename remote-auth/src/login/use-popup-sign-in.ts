import type { PublicSettings } from '@jangteo/contract/release';
import { canSpeakToApp } from '@jangteo/native';
import { useSettings } from '@jangteo/navigation';
import { openPopup } from '@jangteo/navigation/leaving';
import { showAlert } from '@jangteo/overlay';
import { useEffect, useState } from 'react';
import { isInAnotherApp } from '../sign-in/another-app.ts';
import { beginAttempt, takeAttempt } from '../sign-in/attempt.ts';
import { completeAtDeviceMaker } from '../sign-in/complete.ts';
import { askDeviceMaker, isGivenUp, prepareDeviceMaker, reasonOf } from '../sign-in/device-maker.ts';
import { offeredBy, type Platform } from '../sign-in/platforms.ts';
import { portalAddress, portalPopup } from '../sign-in/portal.ts';
import { PreparedChallenges } from '../sign-in/prepared-challenges.ts';
import { texts } from '../sign-in/texts.ts';

/** `thisWindow`: there is no popup to be had, the sign-in has to go on here. `done`: it succeeded, or was given up. */
export type PopupOutcome = 'thisWindow' | 'done';

const storageBlocked =
  '브라우저가 로그인에 필요한 저장 공간을 막고 있어요. 브라우저 설정에서 이 사이트의 쿠키와 저장 공간을 허용하거나, 시크릿 모드가 아닌 창에서 다시 시도해 주세요.';

/** Signs in by a popup. The page notices the success by the stored tokens, not by a message of the popup. */
export function usePopupSignIn(): (platform: Platform) => Promise<PopupOutcome> {
  const settings = useSettings();
  const [challenges] = useState(() => new PreparedChallenges());

  useEffect(() => {
    if (!isPopupPossible()) return;
    const offered = offeredBy(settings);
    for (const platform of offered) challenges.prepare(platform);
    // A failure is ignored here: the script is requested again, and its failure shown, when the button is pressed.
    if (offered.includes('apple')) prepareDeviceMaker(settings).catch(() => undefined);
  }, [settings, challenges]);

  return async (platform) => {
    if (!isPopupPossible()) return 'thisWindow';
    const signInByPopup = platform === 'naver' ? openPortal : openDeviceMaker;
    const outcome = await signInByPopup(settings, challenges);
    if (outcome === 'done') challenges.prepare(platform);
    return outcome;
  };
}

const isPopupPossible = (): boolean => !canSpeakToApp() && !isInAnotherApp();

async function openPortal({ portalLogin }: PublicSettings, challenges: PreparedChallenges): Promise<PopupOutcome> {
  const challenge = await challenges.take('naver').catch(() => undefined);
  if (!challenge || !portalLogin) return explain(texts.signInFailed);
  if (!beginAttempt(challenge, 'popup')) return explain(storageBlocked);
  const popup = openPopup(portalAddress(portalLogin, challenge), portalPopup);
  if (!popup) return 'thisWindow';
  // A second press gets the same window, which may lie behind this one.
  popup.focus();
  await closing(popup);
  return 'done';
}

async function openDeviceMaker(settings: PublicSettings, challenges: PreparedChallenges): Promise<PopupOutcome> {
  try {
    const challenge = await challenges.take('apple');
    if (!beginAttempt(challenge, 'popup')) return explain(storageBlocked);
    const { authorization, user } = await askDeviceMaker(settings, challenge, 'popup');
    const taken = takeAttempt('apple', authorization.state);
    if (!taken) throw new Error('An answer to another question');
    await completeAtDeviceMaker(taken, { idToken: authorization.id_token, code: authorization.code, user });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'popup_blocked_by_browser') return 'thisWindow';
    if (!isGivenUp(reason)) return explain(texts.deviceMakerFailed);
  }
  return 'done';
}

async function explain(text: string): Promise<PopupOutcome> {
  await showAlert(text);
  return 'done';
}

/** Browsers send no event when a popup closes. */
function closing(popup: Window): Promise<void> {
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(watch);
      resolve();
    }, 300);
  });
}
