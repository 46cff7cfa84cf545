import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';
import { Sections } from '../sections.ts';

export const ExchangeSkeleton = () => (
  <Sections dense aria-busy="true">
    <VisuallyHidden>전환할 수 있는 별을 확인하는 중이에요</VisuallyHidden>
    <section>
      <Stack>
        <Skeleton width="60%" height="2.2rem" />
        <Skeleton height="1.3rem" />
        <Skeleton height="1.3rem" />
      </Stack>
    </section>
    <section>
      <Stack>
        <Skeleton width="50%" height="1.6rem" />
        <Skeleton height="4.5rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="5.5rem" />
      </Stack>
    </section>
  </Sections>
);
