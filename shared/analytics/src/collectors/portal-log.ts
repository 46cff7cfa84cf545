import type { Collector } from './collector.ts';

interface LogWindow {
  wcs_add?: { wa?: string };
  wcs: { inflow(domain?: string): void };
  wcs_do(): void;
}

/** The portal's log for its advertisers: page views only, with their referrer. */
export function portalLog(account: string): Collector {
  return {
    page() {
      const page = globalThis as unknown as LogWindow;
      page.wcs_add ??= {};
      page.wcs_add.wa = account;
      page.wcs.inflow(window.location.hostname);
      page.wcs_do();
    },
  };
}
