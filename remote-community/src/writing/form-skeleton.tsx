import { Skeleton, VisuallyHidden } from '@jangteo/ui';
import { Field, FormBody } from './fields/form-parts.ts';

export const FormSkeleton = () => (
  <FormBody aria-busy="true">
    <VisuallyHidden>글쓰기를 준비하는 중이에요</VisuallyHidden>
    <Field>
      <Skeleton height="6.5rem" />
    </Field>
    <Field>
      <Skeleton height="3.25rem" />
    </Field>
    <Field>
      <Skeleton height="14rem" />
    </Field>
  </FormBody>
);
