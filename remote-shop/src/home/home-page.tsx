// Decision: docs/decisions/2026-11-20-home-is-one-page.md

import { BannerStrip, BelowView } from '@jangteo/page';
import { Suspense } from 'react';
import { Recommendation } from '../recommendation/recommendation.tsx';
import { Banners } from './banners.tsx';
import { Events } from './events.tsx';
import { HomeTabs } from './header/home-tabs.tsx';
import { MarketHeader } from './header/market-header.tsx';
import { LegalFooter } from './legal-footer.tsx';
import { LimitedDeals } from './limited-deals.tsx';
import { PeriodDeals } from './period-deals.tsx';
import { QuickMenu } from './quick-menu.tsx';
import { Regions } from './regions.tsx';
import { Season } from './season.tsx';
import { Stores } from './stores.tsx';

/** Nothing suspends here: each boundary is hydrated by itself, so that the visitor's taps are handled in between. */
export default function HomePage() {
  return (
    <>
      <MarketHeader />
      <HomeTabs />
      <Banners />
      <QuickMenu />
      <Suspense>
        <LimitedDeals />
      </Suspense>
      <BelowView reach={300}>
        <Suspense>
          <PeriodDeals />
        </Suspense>
        <Suspense>
          <Events />
        </Suspense>
        <Suspense>
          <BannerStrip position="home-middle" pageName="home" />
        </Suspense>
        <Suspense>
          <Season />
        </Suspense>
        <Suspense>
          <Regions />
        </Suspense>
        <Suspense>
          <Stores />
        </Suspense>
        <Suspense>
          <Recommendation />
        </Suspense>
        <LegalFooter />
      </BelowView>
    </>
  );
}
