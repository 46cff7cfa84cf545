import type { StoreCard } from '@jangteo/contract';
import { Box, Grid, Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { LogoPlace, StoreFace } from './store-face.tsx';

/** Shows the data of the card that the visitor tapped, if there was one. */
export const StoreSkeleton = ({ known }: { known?: StoreCard | undefined }) => (
  <div aria-busy>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    {known ? (
      <StoreFace shop={known} cover={<Skeleton ratio="2 / 1" />}>
        <UnknownRest />
      </StoreFace>
    ) : (
      <>
        <Skeleton ratio="2 / 1" />
        <Box paddingInline="4" paddingBottom="5" borderBottomWidth="0.5rem" borderColor="bg.muted">
          <LogoPlace>
            <Skeleton ratio="1 / 1" round />
          </LogoPlace>
          <Stack gap="1.5">
            <Skeleton width="55%" height="1.5625rem" />
            <Skeleton width="80%" height="1.3125rem" />
          </Stack>
          <UnknownRest />
        </Box>
      </>
    )}
    <Box paddingTop="3.75rem">
      <ProductGridSkeleton />
    </Box>
  </div>
);

/** The parts that no card has: actions and seller. */
const UnknownRest = () => (
  <>
    <Grid gridTemplateColumns="1fr 1fr" gap="2" marginBlock="4">
      <Skeleton height="2.75rem" />
      <Skeleton height="2.75rem" />
    </Grid>
    <Skeleton height="2.75rem" />
  </>
);
