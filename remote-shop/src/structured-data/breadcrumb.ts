import { links } from '@jangteo/contract/links';
import type { StructuredData } from '@jangteo/navigation';

export interface Step {
  name: string;
  /** An own path. Optional in the last step, which is the page itself. */
  path?: string;
}

/** The breadcrumb from home to the page, which search engines show above the title. */
export const breadcrumb = (origin: string, steps: readonly Step[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: '장터', path: links.home() }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path ? { item: origin + path } : {}),
  })),
});
