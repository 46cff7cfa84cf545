import type { Collector, KnownUser } from './collector.ts';

interface RetargetingCommand {
  event: string;
  [name: string]: string | undefined;
}

interface RetargetingWindow {
  criteo_q?: { push(...entries: RetargetingCommand[]): unknown };
}

/** Advertises viewed products: for members only if they agreed to marketing. */
export function retargeting(account: string): Collector {
  const send = (user: KnownUser | undefined, entry: RetargetingCommand) => {
    if (user && !user.agreedToMarketing) return;
    const page = globalThis as RetargetingWindow;
    page.criteo_q ??= [];
    page.criteo_q.push(
      { event: 'setAccount', account },
      ...(user?.emailHash ? [{ event: 'setEmail', email: user.emailHash, hash_method: 'sha256' }] : []),
      { event: 'setSiteType', type: siteType() },
      entry,
    );
  };
  return {
    page: ({ pageName }, user) => send(user, { event: pageName === 'home' ? 'viewHome' : 'viewPage' }),
    event(name, { item_id }, user) {
      if (name === 'go to item' || name === 'view deal') send(user, { event: 'viewItem', item: String(item_id) });
    },
  };
}

/** Tablet, mobile or desktop, by the service's letters. */
function siteType(): 't' | 'm' | 'd' {
  const { userAgent } = window.navigator;
  if (/iPad|Tablet/.test(userAgent)) return 't';
  return /Mobi|Android|iPhone/.test(userAgent) ? 'm' : 'd';
}
