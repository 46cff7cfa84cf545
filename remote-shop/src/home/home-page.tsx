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

export default function HomePage() {
  return (
    <>
      <MarketHeader />
      <HomeTabs />
      <Banners />
      <QuickMenu />
      <LimitedDeals />
      <PeriodDeals />
      <Events />
      <Season />
      <Regions />
      <Stores />
      <Recommendation />
      <LegalFooter />
    </>
  );
}
