import { Column, Skeleton, Stack, VisuallyHidden } from '@jangteo/ui';

/** Shown while the browser renders a page that the server could not render. */
export function FirstLoad() {
  return (
    <Column aria-busy="true">
      <VisuallyHidden role="status">불러오는 중이에요</VisuallyHidden>
      <Stack padding="4" gap="4">
        <Skeleton height="2.5rem" />
        <Skeleton height="10rem" />
        <Skeleton height="6rem" />
        <Skeleton height="6rem" />
      </Stack>
    </Column>
  );
}
