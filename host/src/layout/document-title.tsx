import { defaultSharePicture } from '@jangteo/contract/links';
import { createPath, useLocation, useParams, useRouter } from '@jangteo/navigation';
import { noteSharedPage } from '@jangteo/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { routeContext } from '../router/page-handle.ts';
import { usePages } from '../router/pages-context.ts';
import { usePageHandle } from '../router/use-page-handle.ts';

const siteName = '장터';

/**
 * Keeps the tab's title and the share dialog's content in step with the page; the first title comes from the server.
 */
export function DocumentTitle() {
  const pages = usePages();
  const queryClient = useQueryClient();
  const router = useRouter();
  const handle = usePageHandle();
  const params = useParams();
  const path = createPath(useLocation());
  // Runs after every render of the layout, that is, after a navigation.
  useEffect(() => {
    const update = () => {
      const { origin } = window.location;
      const head = handle && pages.head(handle, routeContext(queryClient, params, new URL(path, origin).href));
      if (head) {
        setTitle(head.title);
        const picture = new URL(head.image ?? defaultSharePicture, origin);
        noteSharedPage({ description: head.description, imageUrl: picture.href });
      } else if (router?.state.errors) {
        // The page's code could not be loaded: its title is not known, and the former page's would be wrong.
        setTitle(siteName);
      }
    };
    update();

    let isDue = false;
    let isOver = false;
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (isDue || event.type !== 'updated' || event.action.type !== 'success') return;
      isDue = true;
      queueMicrotask(() => {
        isDue = false;
        if (!isOver) update();
      });
    });
    return () => {
      isOver = true;
      unsubscribe();
    };
  });
  return null;
}

function setTitle(title: string): void {
  if (document.title !== title) document.title = title;
}
