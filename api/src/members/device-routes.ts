import type { ToastItem } from '@jangteo/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Member } from '../platform/http/clients/caller.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { isYes } from '../platform/values/yes-no.ts';
import { asBonus } from '../stars/as-bonus.ts';
import { attend } from '../stars/attend.ts';
import { changeAdConsent } from './ad-consent.ts';
import { appProfileFor, unlessOver } from './app-profile.ts';
import { findSettings, linkDevice, releaseDevice, saveAdId, saveDevice, settingsOf } from './devices.ts';

interface Poll {
  caller: () => Promise<Member | undefined>;
  toast: (items: readonly ToastItem[]) => void;
  log: FastifyBaseLogger;
}

/** A device is one destination of notifications, whichever member is signed in on it. */
export function deviceRoutes(app: FastifyInstance, { database, now, appVersions }: Services): void {
  /**
   * Browsers call it when the market opens and every few minutes after; the first call of a day is the member's
   * attendance.
   */
  const profile = async ({ caller, toast, log }: Poll) => {
    const member = await unlessOver(caller);
    if (member && member !== 'over' && member.banMessage === null) {
      toast(await asBonus(log, () => attend(database, member.memberId, now())));
    }
    return appProfileFor(appVersions, member);
  };
  serve(app, 'GET /api/v1/app/profile', profile);
  serve(app, 'GET /api/v1/display/web/profile', profile);

  serve(app, 'POST /api/v1/app/access', async ({ headers, body }) => {
    const at = now();
    const { isFirst } = await saveDevice(database, headers.deviceUuid, { ...body, now: at });
    return { accessDt: at.toISOString(), isFirst };
  });

  serve(app, 'PUT /api/v1/app/version', async ({ headers, body: { appVersion } }) => {
    await saveDevice(database, headers.deviceUuid, { appVersion, now: now() });
    return { appVersion };
  });

  serve(app, 'PUT /api/v1/app/ad/id', async ({ headers, body: { adId } }) => {
    return { isSaved: await saveAdId(database, headers.deviceUuid, { adId, now: now() }) };
  });

  serve(app, 'PUT /api/v1/app/ad', async ({ headers, body: { adYN }, caller }) => {
    const member = await caller();
    const at = now();
    const isAdvertised = isYes(adYN);
    const facts = isAdvertised ? { isAdvertised } : { isAdvertised, adId: null };
    if (member) await changeAdConsent(database, { memberId: member.memberId, wanted: { pushYN: adYN }, now: at });
    return settingsOf(await saveDevice(database, headers.deviceUuid, { ...facts, now: at }));
  });

  serve(app, 'PUT /api/v1/app/push', async ({ headers, body: { pushYN } }) =>
    settingsOf(await saveDevice(database, headers.deviceUuid, { isPushed: isYes(pushYN), now: now() })),
  );

  serve(app, 'GET /api/v1/app/settings', ({ headers }) => findSettings(database, headers.deviceUuid));

  serve(app, 'PUT /api/v1/app/user/id', async ({ headers: { deviceUuid }, caller }) => {
    const member = await caller();
    const at = now();
    if (member) return { isLinked: await linkDevice(database, member, { deviceUuid, now: at }) };
    await releaseDevice(database, deviceUuid, at);
    return { isLinked: false };
  });
}
