import { links } from '@jangteo/contract/links';
import { useNavigate } from '@jangteo/navigation';
import { ErrorRetry } from '@jangteo/ui';
import { useEffect } from 'react';
import { isMissing } from './or-not-found.ts';

interface LoadFailureProps {
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

/** Stands where a detail would be: leads to /404 if there is none, else offers another try. */
export function LoadFailure({ error, onRetry, retrying }: LoadFailureProps) {
  const navigate = useNavigate();
  const missing = isMissing(error);
  useEffect(() => {
    if (missing) void navigate(links.notFound(), { replace: true });
  }, [missing, navigate]);
  return missing ? null : <ErrorRetry onRetry={onRetry} retrying={retrying} />;
}
