import { ErrorRetry } from '@jangteo/ui';
import { Missing } from './missing.tsx';
import { isMissing } from './or-not-found.ts';

interface LoadFailureProps {
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

/** Stands where a detail would be: leads to /404 if there is none, else offers another try. */
export function LoadFailure({ error, onRetry, retrying }: LoadFailureProps) {
  return isMissing(error) ? <Missing /> : <ErrorRetry alone titleAs="h1" onRetry={onRetry} retrying={retrying} />;
}
