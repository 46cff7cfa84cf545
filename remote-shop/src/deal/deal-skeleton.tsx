import type { LimitedDeal } from '@jangteo/contract';
import { Picture, Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';
import { pictureSizes } from '../picture-sizes.ts';
import { DealHeadline } from './deal-headline.tsx';
import { cardPictureSizes } from './deal-of-card.ts';

/** Shows the data of the card that the visitor tapped, if there was one. */
export const DealSkeleton = ({ known }: { known: LimitedDeal | undefined }) => (
  <div aria-busy>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    {known ? (
      <Picture
        src={known.product.imageUrl}
        alt=""
        width={640}
        height={640}
        sizes={pictureSizes.page}
        priority
        shownBefore={cardPictureSizes}
      />
    ) : (
      <Skeleton ratio="1 / 1" />
    )}
    <Skeleton height="2.75rem" />
    {known ? (
      <DealHeadline product={known.product}>
        <Skeleton height="2rem" />
      </DealHeadline>
    ) : (
      <Stack padding="4" gap="3">
        <Skeleton width="30%" height="1rem" />
        <Skeleton width="85%" height="1.5rem" />
        <Skeleton width="45%" height="1.75rem" />
        <Skeleton height="0.75rem" />
      </Stack>
    )}
  </div>
);
