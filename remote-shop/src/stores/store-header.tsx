import { FavouritesLink, HomeLink, PageHeader, ShareButton } from '@jangteo/page';

export const StoreHeader = () => (
  <PageHeader title="스토어" isHeading={false}>
    <FavouritesLink />
    <ShareButton />
    <HomeLink />
  </PageHeader>
);
