import { type AnalyticsEvents, track } from '@jangteo/analytics';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import type { ReactNode } from 'react';

interface KeywordLinkProps {
  keyword: string;
  /** The list that offers it. */
  from: AnalyticsEvents['click keyword']['button_name'];
  /** Its position there, from 0. */
  index: number;
  onClick?: () => void;
  children: ReactNode;
}

/** Searches for an offered keyword, and reports which one was tapped. */
export function KeywordLink({ keyword, from, index, onClick, children }: KeywordLinkProps) {
  const note = () => {
    track('click keyword', { click_keyword: keyword, button_name: from, order: index + 1 });
    onClick?.();
  };
  return (
    <Link to={links.searchProducts(keyword)} onClick={note}>
      {children}
    </Link>
  );
}
