import { isApp } from '@jangteo/native';
import { cookieStore } from '@jangteo/storage';
import type { MouseEvent } from 'react';
import { isPlainClick } from './is-plain-click.ts';
import { openInSubWebView } from './open-in-sub-web-view.ts';
import { OwnLink, type OwnLinkProps } from './own-link.tsx';
import { isPlainPath, safeTarget } from './safe-target.ts';
import { useSettings } from './settings.ts';

export interface LinkProps extends OwnLinkProps {
  /** An own path from `links`, or a full address: of the market, of the shop platform or of any other site. */
  to: string;
  /** Own path to which the shop platform may lead back. */
  shopReturnPath?: string;
}

/**
 * The one link component: own pages are routed, the shop platform opens in the page's window, other sites in a new one.
 */
export function Link({ to, replace, shopReturnPath, ...rest }: LinkProps) {
  if (!isPlainPath(to)) return <AddressLink to={to} replace={replace} shopReturnPath={shopReturnPath} {...rest} />;
  return <OwnLink to={to} replace={replace} {...rest} />;
}

function AddressLink({ to, replace, shopReturnPath, ...rest }: LinkProps) {
  const target = safeTarget(to, useSettings());
  // A link without an address, which leads nowhere.
  if (!target) return <a {...rest} />;
  if (target.kind === 'own') return <OwnLink to={target.path} replace={replace} {...rest} />;
  if (target.kind === 'shop') return <ShopLink url={target.url} shopReturnPath={shopReturnPath} {...rest} />;
  return <ForeignLink url={target.url} {...rest} />;
}

function ShopLink({ url, shopReturnPath, onClick, ...rest }: Omit<LinkProps, 'to' | 'replace'> & { url: string }) {
  const { cookieDomain } = useSettings();
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (shopReturnPath) cookieStore.set('shopReturnPath', shopReturnPath, { domain: cookieDomain });
  };
  return <a href={url} {...rest} onClick={leave} />;
}

function ForeignLink({ url, onClick, ...rest }: Omit<LinkProps, 'to' | 'replace'> & { url: string }) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isApp() || !isPlainClick(event)) return;
    event.preventDefault();
    void openInSubWebView(url);
  };
  return <a href={url} target="_blank" rel="noopener" {...rest} onClick={open} />;
}
