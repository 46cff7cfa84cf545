import type { OutsideScriptName, PublicSettings } from '@jangteo/contract/release';
import { loadOutsideScript } from '@jangteo/http/outside-script';
import { afterPaint } from '@jangteo/navigation/after-paint';
import { type AnalyticsUser, listenToReports, type Report } from '../reports.ts';
import { chatPixel } from './chat-pixel.ts';
import type { Collector, KnownUser } from './collector.ts';
import { emailHash } from './email-hash.ts';
import { portalLog } from './portal-log.ts';
import { retargeting } from './retargeting.ts';
import { tagManager } from './tag-manager.ts';
import { whenLoaded } from './when-loaded.ts';

/**
 * Sends the collectors of this installation all waiting reports, then every new one.
 * @param firstUser The user at the start: waiting events belong to them.
 */
export function startCollectors(settings: PublicSettings, firstUser?: AnalyticsUser): void {
  const collectors = wanted(settings).map(([name, collector]) =>
    whenLoaded(collector, loadOutsideScript(settings, name)),
  );
  const forEachCollector = (task: (collector: Collector) => void) => {
    for (const run of collectors) run(task);
  };

  let user: KnownUser | undefined;
  const handle = async (report: Report) => {
    if (report.kind === 'user') user = report.user && (await known(report.user));
    const then = user;
    forEachCollector((collector) => {
      if (report.kind === 'user') collector.user?.(then);
      else if (report.kind === 'page') collector.page?.(report.page, then);
      else collector.event?.(report.name, { ...report.properties }, then);
    });
  };
  // One after the other: hashing is asynchronous, and later events belong to the new user.
  let handled = firstUser ? handle({ kind: 'user', user: firstUser }) : Promise.resolve();
  listenToReports((report) => {
    // Events are handed over at once: some of them leave the page.
    const isDue = report.kind === 'page' ? afterPaint() : undefined;
    handled = handled.then(() => isDue).then(() => handle(report));
  });
}

async function known({ email, ...user }: AnalyticsUser): Promise<KnownUser> {
  return { ...user, emailHash: email && (await emailHash(email)) };
}

function wanted({ outsideScripts = {} }: PublicSettings): [OutsideScriptName, Collector][] {
  const { chatPixel: pixel, tagManager: manager, retargeting: ads, portalLog: log } = outsideScripts;
  const collectors: [OutsideScriptName, Collector][] = [];
  if (manager) collectors.push(['tagManager', tagManager()]);
  if (log) collectors.push(['portalLog', portalLog(log.account)]);
  if (wantsNoAdvertisers()) return collectors;
  if (pixel) collectors.push(['chatPixel', chatPixel(pixel.accounts)]);
  if (ads) collectors.push(['retargeting', retargeting(ads.account)]);
  return collectors;
}

/** Browsers send this signal on behalf of their user (Global Privacy Control, Do Not Track). */
const wantsNoAdvertisers = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
