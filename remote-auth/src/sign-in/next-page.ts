import { links } from '@jangteo/contract/links';
import { profileQuery, takeRedirectPath } from '@jangteo/session';
import type { QueryClient } from '@tanstack/react-query';

/** The page after a sign-in: the sign-up, or the page that asked for the login. */
export async function nextPage(queryClient: QueryClient): Promise<string> {
  const profile = await queryClient.fetchQuery(profileQuery).catch(() => undefined);
  return profile?.needsAgreement ? links.signUp() : takeRedirectPath();
}
