import { FavouritesLink, HomeLink, PageHeader, ShareButton } from '@jangteo/page';

export const DealHeader = () => (
  <PageHeader title="한정특가" isHeading={false}>
    <FavouritesLink />
    <ShareButton />
    <HomeLink />
  </PageHeader>
);
