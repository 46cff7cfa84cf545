import { FavouritesLink, PageHeader, ShareButton } from '@jangteo/page';

export const RegionStoreHeader = ({ localName }: { localName: string | undefined }) => (
  <PageHeader title={localName ? `${localName} 스토어` : '스토어'} isHeading={false}>
    <FavouritesLink />
    <ShareButton />
  </PageHeader>
);
