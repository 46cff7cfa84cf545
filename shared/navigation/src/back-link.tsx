import { links } from '@jangteo/contract/links';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';
import { hasOwnPageBefore } from './own-page-before.ts';

/** Leads to the page before; to the home page if that was neither a page of the market nor of the shop platform. */
export function BackLink(props: Omit<LinkProps, 'to' | 'onClick'>) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!hasOwnPageBefore()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return <Link {...props} to={links.home()} onClick={goBack} />;
}
