import { links } from '@jangteo/contract/links';
import type { PublicSettings } from '@jangteo/contract/release';
import { useNavigate, useSearchParams, useSettings } from '@jangteo/navigation';
import { leaveHere } from '@jangteo/navigation/leaving';
import { showAlert } from '@jangteo/overlay';
import { useEffect, useState } from 'react';
import { beginAttempt } from '../sign-in/attempt.ts';
import { fetchChallenge } from '../sign-in/challenge.ts';
import { askDeviceMaker } from '../sign-in/device-maker.ts';
import { isPlatform, type Platform } from '../sign-in/platforms.ts';
import { portalAddress } from '../sign-in/portal.ts';
import { texts } from '../sign-in/texts.ts';
import { Waiting } from '../sign-in/waiting.tsx';

/** Goes to a provider in this window: where a popup is blocked, and in the app. */
export default function LoginActionPage() {
  const [search] = useSearchParams();
  const platform = search.get('platform');
  const [attempts, setAttempts] = useState(1);
  const settings = useSettings();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each press of the button
  useEffect(() => {
    const giveUp = () => void navigate(links.login(), { replace: true });
    if (!isPlatform(platform)) return giveUp();
    leaveFor(platform, settings).catch(async () => {
      await showAlert(platform === 'apple' ? texts.deviceMakerFailed : texts.signInFailed);
      giveUp();
    });
  }, [attempts, platform, settings, navigate]);

  return <Waiting key={attempts} title="로그인 화면으로 가고 있어요" onRetry={() => setAttempts(attempts + 1)} />;
}

async function leaveFor(platform: Platform, settings: PublicSettings): Promise<void> {
  const challenge = await fetchChallenge(platform);
  if (!beginAttempt(challenge, 'redirect')) throw new Error('Nothing can be kept until the way back');
  if (platform === 'apple') {
    await askDeviceMaker(settings, challenge, 'redirect');
    return;
  }
  if (!settings.portalLogin) throw new Error('This installation has no portal');
  leaveHere(portalAddress(settings.portalLogin, challenge));
}
