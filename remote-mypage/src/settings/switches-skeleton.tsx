import { VisuallyHidden } from '@jangteo/ui';
import type { ReactNode } from 'react';

export const SwitchesSkeleton = ({ children }: { children: ReactNode }) => (
  <div aria-busy="true">
    <VisuallyHidden>설정을 불러오는 중이에요</VisuallyHidden>
    {children}
  </div>
);
