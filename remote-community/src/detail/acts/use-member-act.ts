import { mayActOrAfterLogin, takeAfterLogin } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { useEffect, useRef } from 'react';

interface MemberAct {
  /** The act and its target, such as `like post 3`. */
  action: string;
  act: () => void;
  /** The act after a login; `act` by default. */
  actAfterLogin?: () => void;
  /** Whether the member's own state is known, which an act after the login needs. */
  isReady: boolean;
}

/** An act that only members may do. A visitor is led to the login, and the act is done after it. */
export function useMemberAct({ action, act, actAfterLogin = act, isReady }: MemberAct): () => void {
  const isMember = useIsMember();
  const latest = useRef(actAfterLogin);
  useEffect(() => {
    latest.current = actAfterLogin;
  }, [actAfterLogin]);
  useEffect(() => {
    if (isMember && isReady && takeAfterLogin(new RegExp(`^${action}$`))) latest.current();
  }, [isMember, isReady, action]);
  return async () => {
    if (await mayActOrAfterLogin(action)) act();
  };
}
