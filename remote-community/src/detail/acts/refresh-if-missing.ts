import { isMissing } from '@jangteo/http';
import type { QueryClient } from '@tanstack/react-query';

/** After an act that was refused because its post or reply is gone: the page shows what is left. */
export function refreshIfMissing(queryClient: QueryClient, error: unknown): void {
  if (!isMissing(error)) return;
  void queryClient.invalidateQueries({ queryKey: ['community:post'] });
  void queryClient.invalidateQueries({ queryKey: ['community:replies'] });
}
