import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export function RepliesSkeleton({ noun, rows = 3 }: { noun: string; rows?: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{noun}을 불러오는 중이에요</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Stack key={row} paddingInline="5" paddingBlock="4">
          <Skeleton width="8rem" height="1.1rem" />
          <Skeleton width="90%" height="1.4rem" />
        </Stack>
      ))}
    </div>
  );
}
