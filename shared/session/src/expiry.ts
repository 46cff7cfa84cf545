import { shopLink } from '@jangteo/contract/links';
import { isApp, native } from '@jangteo/native';
import { leaveTo } from '@jangteo/navigation/leaving';
import { showAlert } from '@jangteo/overlay';
import { alone } from './alone.ts';
import { forgetLogin } from './logout.ts';
import { getSurroundings } from './surroundings.ts';
import { storedTokens } from './tokens.ts';

const expired = '로그인 유효기간이 만료되었습니다. 다시 로그인해 주세요.';

/** The login of this token is over. Its member becomes a visitor, as whom the request may be sent again. */
export const end = (authorization: string): Promise<boolean> =>
  alone(async () => {
    if (storedTokens()?.accessToken === authorization) await endLogin();
    return true;
  });

/** To be called by whoever is alone. The dialog is not waited for: what goes on behind it belongs to a visitor. */
export async function endLogin(): Promise<void> {
  await forgetLogin();
  void showAlert(expired).then(leave);
}

function leave(): void {
  if (window.opener) window.close();
  else if (isApp()) void native.closeSubWebView();
  else leaveTo(shopLink(getSurroundings().settings.shopOrigin, 'login'));
}
