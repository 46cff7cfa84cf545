import type { QueryClient } from '@tanstack/react-query';

/** Loads again what the screen shows of the community; the rest of it once it is shown. `kept` names a query that stays as it is. */
export const refreshCommunity = (client: QueryClient, kept?: string): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).startsWith('community:') && name !== kept,
  });
