import { links } from '@jangteo/contract/links';
import type { Thing } from '@jangteo/navigation';

export interface Step {
  name: string;
  /** An own path. The last step may go without: it is the page itself. */
  path?: string;
}

/** The way from home to the page, as search engines show it above a page's title. */
export const breadcrumb = (origin: string, steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: '장터', path: links.home() }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path ? { item: origin + path } : {}),
  })),
});
