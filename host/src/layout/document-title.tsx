import { defaultSharePicture } from '@jangteo/contract/links';
import { useParams } from '@jangteo/navigation';
import { noteSharedPage } from '@jangteo/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { routeContext } from '../router/page-handle.ts';
import { usePages } from '../router/pages-context.ts';
import { usePageHandle } from '../router/use-page-handle.ts';

/**
 * Keeps the tab's title and the share dialog's content in step with the page; the first title comes from the server.
 */
export function DocumentTitle() {
  const pages = usePages();
  const queryClient = useQueryClient();
  const handle = usePageHandle();
  const params = useParams();
  // Runs after every render of the layout: after a navigation, and when data arrives later.
  useEffect(() => {
    const head = handle && pages.head(handle, routeContext(queryClient, params, window.location.href));
    if (!head) return;
    document.title = head.title;
    const picture = new URL(head.image ?? defaultSharePicture, window.location.origin);
    noteSharedPage({ description: head.description, imageUrl: picture.href });
  });
  return null;
}
