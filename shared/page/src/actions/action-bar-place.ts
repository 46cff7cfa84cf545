/** Marks a page's action bar: at the lower edge of the screen, or above the bottom navigation. */
export interface ActionBarMark {
  'data-action-bar': 'page-end' | 'above-navigation';
}

/** CSS selectors for what makes room for a page's action bar, or keeps clear of it. */
export const actionBarSelectors = {
  child: '& > [data-action-bar]',
  parent: '&:has(> [data-action-bar])',
  onSamePage: 'body:has([data-action-bar]) &',
  onSamePageAboveNavigation: 'body:has([data-action-bar=above-navigation]) &',
} as const;
