import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export function AlarmsSkeleton({ rows = 7 }: { rows?: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>알림을 불러오는 중이에요</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Stack key={row} padding="4" paddingLeft="4.25rem" borderBottomWidth="1px">
          <Skeleton width="70%" height="1.4rem" />
          <Skeleton width="90%" height="1.2rem" />
          <Skeleton width="4rem" height="1.1rem" />
        </Stack>
      ))}
    </div>
  );
}
