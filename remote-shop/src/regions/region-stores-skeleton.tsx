import { Flex, Grid, Skeleton, Stack } from '@jangteo/ui';

const products = ['first', 'second', 'third'];

/** Stores with three products each. */
export const RegionStoresSkeleton = () => (
  <Stack aria-hidden gap="10" paddingInline="4" paddingBlock="6">
    {['first', 'second', 'third'].map((place) => (
      <Stack key={place} gap="3">
        <Flex gap="3" alignItems="center">
          <Skeleton width="3rem" height="3rem" round />
          <Stack flex="1">
            <Skeleton width="40%" height="1.125rem" />
            <Skeleton width="70%" height="0.875rem" />
          </Stack>
        </Flex>
        <Grid gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="2">
          {products.map((product) => (
            <Stack key={product} gap="1.5">
              <Skeleton ratio="1 / 1" />
              <Skeleton height="1rem" />
              <Skeleton width="70%" height="1rem" />
            </Stack>
          ))}
        </Grid>
      </Stack>
    ))}
  </Stack>
);
