import { ErrorRetry } from '@jangteo/ui';
import type { ReactNode } from 'react';

/** The part of a query that this component needs, whether of one item or of an endless list. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** Shown until the data is there. */
  skeleton: ReactNode;
  /**
   * What cannot be shown when the query has failed: a part of the page, or all of the page below its title. `hidden`: the
   * page is whole without it, or shows the failure elsewhere, so that nothing takes its place.
   */
  failed?: 'part' | 'page' | 'hidden';
  /** A full sentence about the failure of a part. */
  failedTitle?: string;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query's data; before that its skeleton, after a failure a retry. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, skeleton, failed = 'part', failedTitle, isEmpty, empty, children } = props;
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error) return skeleton;
  if (failed === 'hidden') return null;
  const retry = () => void refetch();
  return <ErrorRetry alone={failed === 'page'} title={failedTitle} retrying={isFetching} onRetry={retry} />;
}
