import { links } from '@jangteo/contract/links';
import { useNavigate } from '@jangteo/navigation';
import { showAlert } from '@jangteo/overlay';
import { takeAttempt } from '../sign-in/attempt.ts';
import { completeAtPortal } from '../sign-in/complete.ts';
import { texts } from '../sign-in/texts.ts';
import { Waiting } from '../sign-in/waiting.tsx';
import { type LandingResult, useLanding } from './use-landing.ts';

/** The portal's login ends here, with a token in the hash or a code in the query. */
export default function PortalLandingPage() {
  const navigate = useNavigate();
  useLanding(landFromPortal);
  return <Waiting title="로그인하고 있어요" onRetry={() => void navigate(links.login(), { replace: true })} />;
}

async function landFromPortal(): Promise<LandingResult> {
  const answer = readAnswer(window.location);
  const attempt = takeAttempt('naver', answer.get('state'));
  if (attempt && answer.get('error') === 'access_denied') return { attempt, outcome: 'stopped' };

  const socialToken = answer.get('access_token') ?? undefined;
  const code = answer.get('code') ?? undefined;
  if (!attempt || !(socialToken || code)) {
    await showAlert(texts.signInFailed);
    return { outcome: 'stopped', ...(attempt && { attempt }) };
  }
  return { attempt, outcome: await completeAtPortal(attempt, socialToken ? { socialToken } : { code }) };
}

const readAnswer = ({ hash, search }: Location): URLSearchParams =>
  new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
