import { links } from '@jangteo/contract/links';
import { showAlert } from '@jangteo/overlay';
import { banStatus } from './ban-status.ts';
import { keepRedirectPath } from './redirect-path.ts';
import { getSurroundings } from './surroundings.ts';
import { storedTokens } from './tokens.ts';

const bannedWithoutReason = '운영 정책에 따라 이용이 제한되었습니다. 자세한 문의는 고객센터로 연락해 주세요.';

/**
 * Before what only members may do: posting, replying, liking, voting, exchanging. A visitor is led to the login and back
 * afterwards, the banned are told why they may not. The server decides in the end.
 */
export async function mayAct(): Promise<boolean> {
  if (!storedTokens()) {
    leadToLogin();
    return false;
  }
  const { isBanned, message } = banStatus();
  if (!isBanned) return true;
  await showAlert(message || bannedWithoutReason);
  return false;
}

export function leadToLogin(): void {
  keepRedirectPath();
  getSurroundings().goTo(links.login());
}
