import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath } from 'react-router-dom';
import { isPlainClick } from './is-plain-click.ts';
import { useRouter } from './router-provider.tsx';

export interface OwnLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path from the root, or a hash. */
  to: string;
  replace?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A plain link that navigates without loading a document. The router's own link resolves relative addresses at every
 * render
 * and for every link: on a page with two hundred links that is a tenth of the hydration.
 */
export function OwnLink({ to, replace, onClick, ...rest }: OwnLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || rest.target || !isPlainClick(event)) return;
    event.preventDefault();
    const here = router.state.location;
    const isInPlace = replace ?? createPath(here) === to;
    const navigation = router.navigate(isInPlace ? withItsHeader(to, here.search) : to, { replace: isInPlace });
    markWhile(navigation, event.currentTarget);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** Where the app draws the page's header, it keeps doing so when the address changes in place. */
function withItsHeader(to: string, search: string): string {
  if (!search.includes('isnavihide=true') || !to.startsWith('/')) return to;
  const { pathname, hash, searchParams } = new URL(to, window.location.origin);
  searchParams.set('isnavihide', 'true');
  return createPath({ pathname, search: String(searchParams), hash });
}

/**
 * The mark shows that the tap has been felt, until the next page is there; in a menu, others lose theirs. It is none of
 * React's: nothing is rendered anew.
 */
function markWhile(navigation: Promise<void>, link: HTMLAnchorElement): void {
  const marked = [link, link.closest('nav')].filter((element) => element !== null);
  for (const { dataset } of marked) dataset.opening = '';
  void navigation.finally(() => {
    for (const { dataset } of marked) delete dataset.opening;
  });
}
