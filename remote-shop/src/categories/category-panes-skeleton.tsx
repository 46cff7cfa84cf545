import { Skeleton, styled, VisuallyHidden } from '@jangteo/ui';
import { PanesRoot } from './panes-root.ts';

const First = styled('div', {
  base: { display: 'flex', flexDirection: 'column', '& > *': { marginInline: '4', marginBlock: '1rem' } },
});

const Second = styled('div', {
  base: {
    padding: '4',
    '& > div': { paddingBlock: '3' },
    '& > div + div': { borderTopWidth: '1px' },
    '& > div > div': { display: 'flex', alignItems: 'center', gap: '3' },
    '& > div > div + div': { gap: '2', marginTop: '2.5' },
  },
});

const firsts = Array.from({ length: 9 }, (_, place) => place);
const seconds = Array.from({ length: 5 }, (_, place) => place);

export const CategoryPanesSkeleton = () => (
  <PanesRoot aria-busy>
    <div data-part="first" aria-hidden>
      <First>
        {firsts.map((place) => (
          <Skeleton key={place} width="3.5rem" height="1.25rem" />
        ))}
      </First>
    </div>
    <Second>
      <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
      <Skeleton width="5rem" height="2.75rem" />
      {seconds.map((place) => (
        <div key={place} aria-hidden>
          <div>
            <Skeleton width="3rem" height="3rem" />
            <Skeleton width="6rem" height="1.25rem" />
          </div>
          <div>
            <Skeleton width="3.5rem" height="2.25rem" />
            <Skeleton width="4.5rem" height="2.25rem" />
          </div>
        </div>
      ))}
    </Second>
  </PanesRoot>
);
