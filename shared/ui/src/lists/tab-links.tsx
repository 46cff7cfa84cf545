import type { ReactNode } from 'react';
import { styled } from '../theme/styled.tsx';
import { tabStyles } from './tab-styles.ts';

const Root = styled('nav', tabStyles);

interface TabItem<Id extends string> {
  id: Id;
  label: string;
}

interface TabLinkProps {
  'data-part': 'tab';
  'aria-current'?: 'page' | 'true';
  children: string;
}

export interface TabLinksProps<Id extends string> {
  label: string;
  items: readonly TabItem<Id>[];
  current: Id;
  /** `page`: each tab is an address of its own; `place`: each is a place on this page. */
  kind?: 'page' | 'place';
  sticky?: boolean;
  /** Renders the router's link with the given props. */
  link: (id: Id, props: TabLinkProps) => ReactNode;
}

/** Tabs that are links, and thus work before and without JavaScript. */
export function TabLinks<Id extends string>({ label, items, current, kind = 'page', sticky, link }: TabLinksProps<Id>) {
  const mark = kind === 'page' ? 'page' : 'true';
  return (
    <Root sticky={sticky} aria-label={label}>
      <ul data-part="list">
        {items.map(({ id, label }) => (
          <li key={id} data-part="item">
            {link(id, { 'data-part': 'tab', ...(id === current ? { 'aria-current': mark } : {}), children: label })}
          </li>
        ))}
      </ul>
    </Root>
  );
}
