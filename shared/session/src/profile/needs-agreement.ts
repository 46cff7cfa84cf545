import { getContext } from '../context.ts';
import { storedTokens } from '../tokens/tokens.ts';
import { profileQuery } from './profile.ts';

/** Whether this member is known to have left the sign-up unfinished. */
export const needsAgreement = (): boolean =>
  Boolean(storedTokens()) && getContext().queryClient.getQueryData(profileQuery.queryKey)?.needsAgreement === true;
