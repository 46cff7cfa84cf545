import { useNavigate } from '@jangteo/navigation';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { knownNextPage, nextPage } from './next-page.ts';

/** Leaves the login's pages and replaces them in the history, so that 'back' does not return to them. */
export function useGoOn(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await navigate(await nextPage(queryClient), { replace: true });
  }, [navigate, queryClient]);
}

/** The same for a member who has been signed in for longer: no request comes first. */
export function useGoOnAtOnce(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(() => void navigate(knownNextPage(queryClient), { replace: true }), [navigate, queryClient]);
}
