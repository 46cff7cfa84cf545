import type { PublicSettings } from '@jangteo/contract/release';
import { loadOutsideScript } from '@jangteo/http/outside-script';
import type { Attempt } from './attempt.ts';
import type { Challenge } from './challenge.ts';

/** The message that the provider's window sends to the page that opened it. */
interface PopupAnswer {
  authorization: { code: string; id_token: string; state: string };
  /** Sent at the first login only. */
  user?: unknown;
}

interface SignInRequest {
  clientId: string;
  scope: string;
  redirectURI: string;
  state: string;
  nonce: string;
  usePopup: boolean;
}

interface ProviderWindow {
  AppleID?: { auth: { init(request: SignInRequest): void; signIn(): Promise<PopupAnswer> } };
}

/** Loaded ahead: browsers block a popup that is opened too long after the press. */
export const prepareDeviceMaker = (settings: PublicSettings): Promise<void> =>
  loadOutsideScript(settings, 'deviceMaker');

/** In redirect mode the promise never resolves: the provider's page replaces this one. */
export async function askDeviceMaker(
  settings: PublicSettings,
  { redirectUri, state, nonce }: Challenge,
  mode: Attempt['mode'],
): Promise<PopupAnswer> {
  await prepareDeviceMaker(settings);
  const { AppleID } = window as ProviderWindow;
  if (!AppleID) throw new Error("The device maker's script gave nothing");
  AppleID.auth.init({
    clientId: settings.outsideScripts?.deviceMaker?.clientId ?? '',
    scope: 'name email',
    redirectURI: redirectUri,
    state,
    nonce,
    usePopup: mode === 'popup',
  });
  return AppleID.auth.signIn();
}

const givenUp = ['popup_closed_by_user', 'user_cancelled_authorize', 'user_trigger_new_signin_flow'];

export const isGivenUp = (reason: string | undefined): boolean => reason !== undefined && givenUp.includes(reason);

/** The script rejects with an object that names the reason. */
export const reasonOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'error' in error && typeof error.error === 'string'
    ? error.error
    : undefined;
