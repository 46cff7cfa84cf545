import { codes } from '@jangteo/contract/codes';
import { CallError } from '@jangteo/http';
import { askConfirm, showAlert } from '@jangteo/overlay';
import { type SocialAnswer, signIn } from '@jangteo/session';
import { localStore } from '@jangteo/storage';
import type { Attempt } from './attempt.ts';
import { forgetGivenName, givenName } from './given-name.ts';
import { channelOf } from './platforms.ts';
import { texts } from './texts.ts';

/** `askAgain`: the portal has to ask for the missing items. `stopped`: the person has read the reason. */
export type Outcome = 'signedIn' | 'askAgain' | 'stopped';

const explainedByServer: readonly number[] = [codes.signUpProhibited, codes.signUpProhibitedDeviceMaker];

/** Signs in with the token or code of the portal's landing page. */
export async function completeAtPortal(
  attempt: Attempt,
  given: { socialToken?: string; code?: string },
): Promise<Outcome> {
  try {
    await signInAs(attempt, given);
    return 'signedIn';
  } catch (error) {
    if (error instanceof CallError && error.code === codes.required) {
      return (await askConfirm({ text: texts.itemsMissing })) ? 'askAgain' : 'stopped';
    }
    return explain(error);
  }
}

/** Signs in with the result of the device maker's window or form. */
export async function completeAtDeviceMaker(
  attempt: Attempt,
  { idToken, code, user }: { idToken: string; code?: string; user?: unknown },
): Promise<Outcome> {
  const name = givenName(idToken, user);
  try {
    await signInAs(attempt, {
      socialToken: idToken,
      ...(code && { code }),
      ...(name && { name }),
    });
    forgetGivenName();
    return 'signedIn';
  } catch (error) {
    return explain(error);
  }
}

async function signInAs({ platform, redirectUri, state }: Attempt, given: Partial<SocialAnswer>): Promise<void> {
  await signIn({ channelType: channelOf[platform], redirectUri, state, ...given });
  localStore.set('socialLoginPlatform', platform);
  localStore.set('lastLoginPlatform', platform);
}

async function explain(error: unknown): Promise<Outcome> {
  const isExplained = error instanceof CallError && explainedByServer.includes(error.code);
  await showAlert(isExplained ? error.message : texts.signInFailed);
  return 'stopped';
}
