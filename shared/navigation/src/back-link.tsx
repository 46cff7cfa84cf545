import { links } from '@jangteo/contract/links';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';
import { useSettings } from './settings.ts';

/** Leads to the page before; to the home page if that was neither a page of the market nor of the shop platform. */
export function BackLink(props: Omit<LinkProps, 'to' | 'onClick'>) {
  const navigate = useNavigate();
  const { shopOrigin } = useSettings();
  const goBack = (event: MouseEvent) => {
    if (!cameFromOwnPlace(shopOrigin)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return <Link {...props} to={links.home()} onClick={goBack} />;
}

function cameFromOwnPlace(shopOrigin: string): boolean {
  const { history, location } = window;
  if (history.length < 2) return false;
  if (stepsInApp(history.state) > 0) return true;
  return URL.canParse(document.referrer) && [location.origin, shopOrigin].includes(new URL(document.referrer).origin);
}

/** The router counts the entries it has made since this document was opened. */
const stepsInApp = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
