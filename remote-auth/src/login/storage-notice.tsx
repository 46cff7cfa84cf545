import { useBrowserValue } from '@jangteo/state';
import { Icon, styled } from '@jangteo/ui';
import { keepsLogin } from '../sign-in/keeps-login.ts';

/**
 * A browser that stores nothing can show every page but cannot stay signed in, so the visitor is warned before signing
 * in.
 */
export function StorageNotice() {
  const isFine = useBrowserValue(keepsLogin, true);
  if (isFine) return null;
  return (
    <Root role="alert">
      <Icon name="info" size={20} />
      <p>
        브라우저가 쿠키나 저장 공간을 막고 있어 로그인 상태를 지킬 수 없어요. 설정에서 이 사이트를 허용한 뒤 다시 시도해
        주세요. 로그인하지 않아도 상품과 커뮤니티는 모두 볼 수 있어요.
      </p>
    </Root>
  );
}

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
