import { getContext } from '../context.ts';
import { profileQuery } from './profile.ts';

/** A member who acts before the profile has loaded: once it has, the session knows of the unfinished sign-up. */
export async function checkAgreement(): Promise<void> {
  await getContext().queryClient.prefetchQuery({ ...profileQuery, staleTime: 0 });
}
