import type { LandingAnswer } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { call } from '@jangteo/http';
import { useNavigate } from '@jangteo/navigation';
import { showAlert } from '@jangteo/overlay';
import { takeAttempt } from '../sign-in/attempt.ts';
import { completeAtDeviceMaker } from '../sign-in/complete.ts';
import { isGivenUp } from '../sign-in/device-maker.ts';
import { texts } from '../sign-in/texts.ts';
import { Waiting } from '../sign-in/waiting.tsx';
import { type LandingResult, useLanding } from './use-landing.ts';

/** The device maker's form ends here, by way of the server: the address holds a key to what the form sent. */
export default function DeviceMakerLandingPage() {
  const navigate = useNavigate();
  useLanding(landFromDeviceMaker);
  return <Waiting title="로그인하고 있어요" onRetry={() => void navigate(links.login(), { replace: true })} />;
}

async function landFromDeviceMaker(): Promise<LandingResult> {
  const { idToken, code, user, state, error } = await fetchAnswer();
  const attempt = takeAttempt('apple', state);
  if (attempt && isGivenUp(error)) return { attempt, outcome: 'stopped' };
  if (!attempt || !idToken) {
    await showAlert(texts.deviceMakerFailed);
    return { outcome: 'stopped', ...(attempt && { attempt }) };
  }
  return { attempt, outcome: await completeAtDeviceMaker(attempt, { idToken, code, user: parsed(user) }) };
}

async function fetchAnswer(): Promise<LandingAnswer> {
  const key = new URLSearchParams(window.location.search).get('key');
  if (!key) return {};
  return call('POST /api/v2/auth/social/landing/exchange', { body: { key }, anonymous: true }).catch(() => ({}));
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
