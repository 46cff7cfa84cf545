import { isMissing } from '@jangteo/http';
import { ErrorRetry } from '@jangteo/ui';
import { Missing } from './missing.tsx';

interface LoadFailureProps {
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

/** Stands in for data that could not be loaded: leads to /404 if it does not exist, otherwise offers a retry. */
export function LoadFailure({ error, onRetry, retrying }: LoadFailureProps) {
  return isMissing(error) ? <Missing /> : <ErrorRetry alone titleAs="h1" onRetry={onRetry} retrying={retrying} />;
}
