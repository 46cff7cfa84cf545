import { useParams } from '@jangteo/navigation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { routeContext } from '../router/page-handle.ts';
import { usePages } from '../router/pages-context.ts';
import { usePageHandle } from './use-page-handle.ts';

/** Keeps the tab's title in step with the page; the first one comes from the server. */
export function DocumentTitle() {
  const pages = usePages();
  const queryClient = useQueryClient();
  const handle = usePageHandle();
  const params = useParams();
  // Follows every navigation, and data that comes later: the layout renders for both.
  useEffect(() => {
    const head = handle && pages.head(handle, routeContext(queryClient, params, window.location.href));
    if (head) document.title = head.title;
  });
  return null;
}
