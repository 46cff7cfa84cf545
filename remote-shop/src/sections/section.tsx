// Decision: docs/decisions/2026-11-25-what-is-below-the-view-is-laid-out-as-it-comes-near.md
// Decision: docs/decisions/2026-11-27-pictures-below-the-view-wait-for-the-scripts.md

import { Loaded, type LoadedProps } from '@jangteo/page';
import { SectionHeader, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { useKeptHeight } from './kept-height.ts';

const Root = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    paddingBlock: '8',
    // Below the header and the tabs, also where the browser itself scrolls to the hash.
    scrollMarginTop: '130px',
    'section + &, article + &': { borderTopWidth: '0.5rem', borderColor: 'bg.muted' },
  },
  variants: {
    isBelowView: {
      true: {
        contentVisibility: 'auto',
        // Requested when the page is hydrated, or when the visitor begins to scroll: until then the line is the scripts'.
        '@media (max-height: 1000px)': {
          'html:not([data-hydrated]) & img': {
            animationName: 'absent',
            animationTimingFunction: 'linear',
            animationTimeline: 'scroll(root)',
            animationRange: '0px 1px',
          },
        },
      },
    },
    hasGuessedHeight: { true: { '[data-whole-layout] &': { contentVisibility: 'visible' } } },
  },
});

interface SectionProps<Data>
  extends Required<Pick<LoadedProps<Data>, 'query' | 'skeleton' | 'isEmpty' | 'empty' | 'children'>>,
    Pick<LoadedProps<Data>, 'failed'> {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /**
   * Of a section below the first view, how high it will be without its padding (`26rem`, or a `calc` with the page's width):
   * the browser lays it out and paints it when it comes near. What follows it moves by as much as this is wrong.
   */
  heightBelowView?: string;
}

/** A part of the page with its own loading, failed and empty state: a failed one leaves the rest as it is. */
export function Section<Data>({ id, title, text, action, heightBelowView, ...content }: SectionProps<Data>) {
  const titleId = `${id}-title`;
  const { data, error } = content.query;
  const { measure, height } = useKeptHeight(id, content.query);
  if (content.failed === 'hidden' && error && data === undefined) return null;
  const guessed = { containIntrinsicHeight: heightBelowView && `auto ${heightBelowView}` };
  return (
    <Root
      ref={measure}
      id={id}
      aria-labelledby={titleId}
      aria-busy={data === undefined && !error}
      isBelowView={heightBelowView !== undefined}
      hasGuessedHeight={height === undefined}
      style={height === undefined ? guessed : { minHeight: height }}
    >
      <SectionHeader id={titleId} title={title} text={text} action={action} />
      <Loaded {...content} />
    </Root>
  );
}
