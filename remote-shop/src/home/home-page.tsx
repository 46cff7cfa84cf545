import { Suspense } from 'react';
import { Banners } from './banners/banners.tsx';
import { LimitedDeals } from './deals/limited-deals.tsx';
import { PeriodDeals } from './deals/period-deals.tsx';
import { Events } from './events/events.tsx';
import { LegalFooter } from './footer/legal-footer.tsx';
import { HomeTabs } from './header/home-tabs.tsx';
import { MarketHeader } from './header/market-header.tsx';
import { QuickMenu } from './quick-menu/quick-menu.tsx';
import { Recommendation } from './recommendation/recommendation.tsx';
import { Regions } from './regions/regions.tsx';
import { Season } from './season/season.tsx';
import { Stores } from './stores/stores.tsx';

/** Nothing suspends here: each boundary is a part that React takes over by itself, with the visitor's taps in between. */
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
      <Suspense>
        <PeriodDeals />
      </Suspense>
      <Suspense>
        <Events />
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
    </>
  );
}
