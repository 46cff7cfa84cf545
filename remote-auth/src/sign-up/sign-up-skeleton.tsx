import { Skeleton, Stack } from '@jangteo/ui';
import { SignUpBody } from './sign-up-parts.ts';

export function SignUpSkeleton() {
  return (
    <SignUpBody aria-busy>
      <Skeleton width="80%" height="2rem" />
      <Stack gap="4" marginTop="10">
        <Skeleton height="4.5rem" />
        <Skeleton width="70%" height="1.4rem" />
        <Skeleton width="80%" height="1.4rem" />
        <Skeleton width="60%" height="1.4rem" />
      </Stack>
    </SignUpBody>
  );
}
