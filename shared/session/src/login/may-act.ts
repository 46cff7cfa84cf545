import { links } from '@jangteo/contract/links';
import { getContext } from '../context.ts';
import { banStatus, showBan } from '../profile/ban-status.ts';
import { needsAgreement } from '../profile/needs-agreement.ts';
import { storedTokens } from '../tokens/tokens.ts';
import { keepRedirectPath } from './redirect-path.ts';

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
  const ban = banStatus();
  if (ban.isBanned) {
    await showBan(ban);
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
