import type { PostItem } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { NearPicture } from '../posts/near-picture.tsx';
import { Nickname } from '../posts/nickname.tsx';

const Grid = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: '3',
    rowGap: '5',
    paddingInline: '4',
    paddingTop: '2',
    paddingBottom: '8',
    '& > li': { minWidth: '0' },
    '& a': { display: 'block' },
    '& strong': {
      display: 'block',
      marginTop: '2',
      fontSize: 'md',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      lineClamp: '2',
      overflowWrap: 'anywhere',
    },
    '& [data-part=writer]': { fontSize: 'sm', color: 'fg.subtle' },
  },
});

const edge = 320;
/** About as many as the first view shows. */
const mealsInFirstView = 6;

export const MealGrid = ({ meals }: { meals: readonly PostItem[] }) => (
  <Grid>
    {meals.map(({ postId, imageUrl, title, author }, place) => (
      <li key={postId}>
        <Link to={links.communityPost(postId)}>
          {imageUrl && (
            <NearPicture
              src={imageUrl}
              width={edge}
              height={edge}
              sizes="(min-width: 600px) 280px, 50vw"
              isFirst={place < mealsInFirstView}
            />
          )}
          <strong>{title}</strong>
          <span data-part="writer">
            <Nickname author={author} />
          </span>
        </Link>
      </li>
    ))}
  </Grid>
);

export const MealGridSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <div aria-busy="true">
    <VisuallyHidden>밥상을 불러오는 중이에요</VisuallyHidden>
    <Grid>
      {Array.from({ length: rows * 2 }, (_, place) => (
        <li key={place}>
          <Stack>
            <Skeleton ratio="1 / 1" />
            <Skeleton width="80%" height="1.25rem" />
            <Skeleton width="40%" height="1.25rem" />
          </Stack>
        </li>
      ))}
    </Grid>
  </div>
);
