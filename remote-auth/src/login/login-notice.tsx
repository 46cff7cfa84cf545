import { Icon, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Root = styled('div', {
  base: {
    display: 'flex',
    gap: '2',
    marginBottom: '4',
    padding: '4',
    borderRadius: 'lg',
    bg: 'warning.subtle',
    fontSize: 'sm',
    '& svg': { flexShrink: '0', color: 'warning.text' },
  },
});

/** Why a login is not possible, or will not last. */
export const LoginNotice = ({ children }: { children: ReactNode }) => (
  <Root role="alert">
    <Icon name="info" size={20} />
    <p>{children} 로그인하지 않아도 상품과 커뮤니티는 모두 볼 수 있어요.</p>
  </Root>
);
