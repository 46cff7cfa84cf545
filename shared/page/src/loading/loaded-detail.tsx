import { LoadFailure } from './load-failure.tsx';
import { Loaded, type LoadedProps } from './loaded.tsx';

/**
 * `Loaded` for the item in the page's address: if it does not exist, the visitor is led to /404. Separate from
 * `Loaded`, so that pages without such data do not include the code for /404.
 */
export function LoadedDetail<Data>(props: Omit<LoadedProps<Data>, 'failed' | 'failedTitle'>) {
  const { data, error, isFetching, refetch } = props.query;
  if (data === undefined && error)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <Loaded {...props} />;
}
