import { links } from '@jangteo/contract/links';
import { useNavigate, useSettings } from '@jangteo/navigation';
import { useBrowserValue } from '@jangteo/state';
import { localStore } from '@jangteo/storage';
import { Stack } from '@jangteo/ui';
import { useState } from 'react';
import { isPlatform, offeredBy, type Platform } from '../sign-in/platforms.ts';
import { LoginNotice } from './login-notice.tsx';
import { ProviderButton } from './provider-button.tsx';
import { usePopupSignIn } from './use-popup-sign-in.ts';

/** The configured providers; the one used last has a hint. */
export function ProviderButtons() {
  const offered = offeredBy(useSettings());
  const last = useLastPlatform();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Platform>();
  const signInByPopup = usePopupSignIn();

  const press = async (platform: Platform) => {
    // The device maker's script handles one window at a time.
    if (busy === platform && platform === 'apple') return;
    setBusy(platform);
    const how = await signInByPopup(platform);
    if (how === 'thisWindow') await navigate(links.loginAction(platform));
    else setBusy(undefined);
  };

  if (offered.length === 0) {
    return <LoginNotice>지금은 로그인할 수 없어요. 잠시 뒤에 다시 찾아 주세요.</LoginNotice>;
  }
  return (
    <Stack gap="3">
      {offered.map((platform) => (
        <ProviderButton
          key={platform}
          platform={platform}
          isLast={platform === last}
          busy={platform === busy}
          onPress={() => void press(platform)}
        />
      ))}
    </Stack>
  );
}

/** Undefined on the server, which renders the same page for every visitor. */
function useLastPlatform(): Platform | undefined {
  const last = useBrowserValue(() => localStore.get('lastLoginPlatform'), undefined);
  return isPlatform(last) ? last : undefined;
}
