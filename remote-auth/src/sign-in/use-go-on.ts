import { useNavigate } from '@jangteo/navigation';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nextPage } from './next-page.ts';

/** Leaves the login's pages and replaces them in the history, so that 'back' does not return to them. */
export function useGoOn(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await navigate(await nextPage(queryClient), { replace: true });
  }, [navigate, queryClient]);
}
