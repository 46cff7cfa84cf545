import { Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

export function NoticesSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>공지사항을 불러오는 중이에요</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Stack key={row} padding="4" borderBottomWidth="1px">
          <Skeleton width="80%" height="1.4rem" />
          <Skeleton width="5rem" height="1.1rem" />
        </Stack>
      ))}
    </div>
  );
}
