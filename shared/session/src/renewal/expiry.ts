import { shopLink } from '@jangteo/contract/links';
import { isApp, native } from '@jangteo/native';
import { leaveTo } from '@jangteo/navigation/leaving';
import { showAlert } from '@jangteo/overlay';
import { getContext } from '../context.ts';
import { forgetLogin } from '../login/logout.ts';
import { storedTokens } from '../tokens/tokens.ts';
import { withTokenLock } from './lock.ts';

const expired = '로그인 유효기간이 지났어요. 다시 로그인해 주세요.';

/** Ends the login of an expired token, once. Resolves with true: the request may be sent again, as a visitor's. */
export const endExpiredLogin = (authorization: string): Promise<boolean> =>
  withTokenLock(async () => {
    if (storedTokens()?.accessToken === authorization) await endLogin();
    return true;
  });

/** Call with the token lock held. Does not wait for the dialog: the page behind it goes on as a visitor's. */
export async function endLogin(): Promise<void> {
  await forgetLogin();
  void showAlert(expired).then(leave);
}

function leave(): void {
  if (window.opener) window.close();
  else if (isApp()) void native.closeSubWebView();
  else leaveTo(shopLink(getContext().settings.shopOrigin, 'login'));
}
