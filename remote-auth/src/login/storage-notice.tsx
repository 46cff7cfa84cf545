import { useBrowserValue } from '@jangteo/state';
import { keepsLogin } from '../sign-in/keeps-login.ts';
import { LoginNotice } from './login-notice.tsx';

/**
 * A browser that stores nothing can show every page but cannot stay signed in, so the visitor is warned before signing
 * in.
 */
export function StorageNotice() {
  const isFine = useBrowserValue(keepsLogin, true);
  if (isFine) return null;
  return (
    <LoginNotice>
      브라우저가 쿠키나 저장 공간을 막고 있어 로그인 상태를 지킬 수 없어요. 설정에서 이 사이트를 허용한 뒤 다시 시도해
      주세요.
    </LoginNotice>
  );
}
