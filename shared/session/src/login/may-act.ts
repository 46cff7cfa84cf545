import { links } from '@jangteo/contract/links';
import { showAlert } from '@jangteo/overlay';
import { getContext } from '../context.ts';
import { banStatus } from '../profile/ban-status.ts';
import { needsAgreement } from '../profile/needs-agreement.ts';
import { storedTokens } from '../tokens/tokens.ts';
import { keepRedirectPath } from './redirect-path.ts';

const bannedWithoutReason = '운영 정책에 따라 이용이 제한됐어요. 자세한 문의는 고객센터로 연락해 주세요.';

/**
 * Call before an act that only members may do: posting, replying, liking, voting, exchanging. Leads a visitor to the login
 * and a member whose sign-up is unfinished to the sign-up,
 * both back to this page afterwards, and shows a banned member the reason. The server checks again.
 */
export async function mayAct(): Promise<boolean> {
  if (!storedTokens()) {
    leadToLogin();
    return false;
  }
  const { isBanned, message } = banStatus();
  if (isBanned) {
    await showAlert(message || bannedWithoutReason);
    return false;
  }
  if (!needsAgreement()) return true;
  keepRedirectPath();
  getContext().goTo(links.signUp());
  return false;
}

export function leadToLogin(): void {
  keepRedirectPath();
  getContext().goTo(links.login());
}
