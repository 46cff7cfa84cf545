import { links } from '@jangteo/contract/links';
import { profileQuery, takeRedirectPath } from '@jangteo/session';
import type { QueryClient } from '@tanstack/react-query';

/** The page after a sign-in: the sign-up, or the page that asked for the login. */
export async function nextPage(queryClient: QueryClient): Promise<string> {
  await queryClient.fetchQuery(profileQuery).catch(() => undefined);
  return knownNextPage(queryClient);
}

/** The same without a request: a member of whom nothing is known yet is taken for one who has agreed. */
export function knownNextPage(queryClient: QueryClient): string {
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  return profile?.needsAgreement ? links.signUp() : takeRedirectPath();
}
