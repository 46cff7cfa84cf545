import { type AnalyticsUser, clearAnalyticsUser, setAnalyticsUser, track } from '@jangteo/analytics';
import type { Reply } from '@jangteo/http';
import { useSettings } from '@jangteo/navigation';
import { isFirstVisit, profileQuery, userTokenQuery, useSession } from '@jangteo/session';
import { sessionStore } from '@jangteo/storage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';

/** Starts the collectors once the user is known, and follows sign-ins and sign-outs. */
export function useAnalytics(): void {
  const settings = useSettings();
  const { isKnown, user } = useAnalyticsUser();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isKnown) return;
    if (!hasBegun.current) {
      hasBegun.current = true;
      void begin(settings, user);
    } else if (user) setAnalyticsUser(user);
    else clearAnalyticsUser();
  }, [isKnown, user, settings]);
}

async function begin(settings: ReturnType<typeof useSettings>, user: AnalyticsUser | undefined): Promise<void> {
  if (!sessionStore.get('launched')) {
    sessionStore.set('launched', '1');
    track('launch');
  }
  const collectors = await import(/* webpackChunkName: "collectors" */ '@jangteo/analytics/collectors').catch(
    () => undefined,
  );
  collectors?.startCollectors(settings, user);
}

function useAnalyticsUser(): { isKnown: boolean; user: AnalyticsUser | undefined } {
  const { status } = useSession();
  const isMember = status === 'member';
  const profile = useQuery({ ...profileQuery, enabled: isMember });
  const token = useQuery({ ...userTokenQuery, enabled: isMember });
  const user = useMemo(
    () => (isMember && profile.data ? userOf(profile.data, token.data) : undefined),
    [isMember, profile.data, token.data],
  );
  const isKnown = status === 'visitor' || (isMember && !profile.isPending && !token.isPending);
  return { isKnown, user };
}

const userOf = (profile: Reply<'GET /api/v2/user/profile'>, id: string | undefined): AnalyticsUser => ({
  id,
  email: profile.email ?? undefined,
  agreedToMarketing: profile.adYN === 'Y',
  properties: {
    is_member: true,
    is_first_visit: isFirstVisit(),
    created_at: profile.signUpDt,
    marketing_notification: profile.adYN === 'Y',
    informational_notification: profile.pushYN === 'Y',
  },
});
