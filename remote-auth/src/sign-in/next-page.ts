import { links } from '@jangteo/contract/links';
import { profileQuery, takeRedirectPath } from '@jangteo/session';
import type { QueryClient } from '@tanstack/react-query';

/** Where somebody goes who has just signed in: on with the sign-up, or back to where the login was asked for. */
export async function nextPage(queryClient: QueryClient): Promise<string> {
  const profile = await queryClient.fetchQuery(profileQuery).catch(() => undefined);
  return profile?.needsAgreement ? links.signUp() : takeRedirectPath();
}
