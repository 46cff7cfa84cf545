import type { PublicSettings } from '@jangteo/contract/release';
import { loadOutsideScript } from '@jangteo/http/outside-script';
import type { Attempt } from './attempt.ts';

/** What the provider's window hands to the page that opened it. */
interface PopupAnswer {
  authorization: { code: string; id_token: string; state: string };
  /** Told the first time only. */
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

/** Loaded before it is needed: a popup has to be opened while the press that asks for it is still fresh. */
export const prepareDeviceMaker = (settings: PublicSettings): Promise<void> =>
  loadOutsideScript(settings, 'deviceMaker');

/** In redirect mode it never resolves: the provider takes over this window. */
export async function askDeviceMaker(settings: PublicSettings, attempt: Attempt): Promise<PopupAnswer> {
  await prepareDeviceMaker(settings);
  const { AppleID } = window as ProviderWindow;
  if (!AppleID) throw new Error("The device maker's script gave nothing");
  AppleID.auth.init({
    clientId: settings.outsideScripts?.deviceMaker?.clientId ?? '',
    scope: 'name email',
    redirectURI: attempt.redirectUri,
    state: attempt.state,
    nonce: attempt.nonce,
    usePopup: attempt.mode === 'popup',
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
