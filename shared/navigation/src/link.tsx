import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An own path from `links`, or a full address elsewhere. */
  to: string;
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** The one link: own paths stay in the app, other addresses open in a window of their own. */
export function Link({ to, replace, ...rest }: LinkProps) {
  if (!isOwnPath(to)) return <a href={to} target="_blank" rel="noopener" {...rest} />;
  return <RouterLink to={to} {...(replace ? { replace } : {})} {...rest} />;
}

const isOwnPath = (to: string) => to.startsWith('#') || (to.startsWith('/') && !to.startsWith('//'));
