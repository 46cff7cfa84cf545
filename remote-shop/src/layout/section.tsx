import { ErrorRetry, SectionHeader, styled } from '@jangteo/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const Root = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    paddingBlock: '8',
    // Clear of the header and the tabs, also where the browser itself goes to the hash.
    scrollMarginTop: '130px',
    'section + &, article + &': { borderTopWidth: '0.5rem', borderColor: 'bg.muted' },
  },
});

interface SectionProps<Data> {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** Shapes of what is on its way, about as high as it will be. */
  skeleton: ReactNode;
  isEmpty: (data: Data) => boolean;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of the page with its own loading, failure and emptiness: one that is broken leaves the rest as it is. */
export function Section<Data>({ id, title, text, action, ...content }: SectionProps<Data>) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId} aria-busy={content.query.data === undefined && !content.query.isError}>
      <SectionHeader id={titleId} title={title} text={text} action={action} />
      <Content {...content} />
    </Root>
  );
}

type ContentProps<Data> = Pick<SectionProps<Data>, 'query' | 'skeleton' | 'isEmpty' | 'empty' | 'children'>;

function Content<Data>({ query, skeleton, isEmpty, empty, children }: ContentProps<Data>) {
  if (query.data !== undefined) return isEmpty(query.data) ? empty : children(query.data);
  if (query.isError) return <ErrorRetry retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  return skeleton;
}
