import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export const SwitchesSkeleton = ({ rows }: { rows: number }) => (
  <div aria-busy="true">
    <VisuallyHidden>설정을 불러오는 중이에요</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <Stack key={row} minHeight="3.75rem" justifyContent="center">
        <Skeleton width="45%" height="1.4rem" />
        <Skeleton width="70%" height="1.1rem" />
      </Stack>
    ))}
  </div>
);
