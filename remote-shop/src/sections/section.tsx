import { Loaded, type LoadedProps } from '@jangteo/page';
import { SectionHeader, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

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
});

interface SectionProps<Data>
  extends Required<Pick<LoadedProps<Data>, 'query' | 'skeleton' | 'isEmpty' | 'empty' | 'children'>>,
    Pick<LoadedProps<Data>, 'failed'> {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** A part of the page with its own loading, failed and empty state: a failed one leaves the rest as it is. */
export function Section<Data>({ id, title, text, action, ...content }: SectionProps<Data>) {
  const titleId = `${id}-title`;
  const { data, error } = content.query;
  if (content.failed === 'hidden' && error && data === undefined) return null;
  return (
    <Root id={id} aria-labelledby={titleId} aria-busy={data === undefined && !error}>
      <SectionHeader id={titleId} title={title} text={text} action={action} />
      <Loaded {...content} />
    </Root>
  );
}
