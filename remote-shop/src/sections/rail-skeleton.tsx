import { Rail, Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

interface RailSkeletonProps {
  itemWidth: string;
  ratio?: string;
  /** Lines of text below the picture. */
  lines?: number;
}

export function RailSkeleton({ itemWidth, ratio = '1 / 1', lines = 3 }: RailSkeletonProps) {
  return (
    <>
      <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
      <Rail itemWidth={itemWidth} aria-hidden>
        {['first', 'second', 'third'].map((place) => (
          <li key={place}>
            <Stack>
              <Skeleton ratio={ratio} />
              {Array.from({ length: lines }, (_, line) => (
                <Skeleton key={`line ${line}`} width={line % 2 ? '60%' : '90%'} height="1rem" />
              ))}
            </Stack>
          </li>
        ))}
      </Rail>
    </>
  );
}
