import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

interface QueryOf<Data> {
  queryKey: DataTag<QueryKey, Data, Error>;
}

/** Shows what the server answered to a change. What was requested before may have the old state, and is not waited for. */
export async function putAnswer<Data>(
  queryClient: QueryClient,
  { queryKey }: QueryOf<Data>,
  data: NoInfer<Data>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, data);
}
