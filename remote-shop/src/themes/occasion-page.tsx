import { links } from '@jangteo/contract/links';
import { useSearchParams } from '@jangteo/navigation';
import { FavouritesLink, PageHeader, ShareButton } from '@jangteo/page';
import { readThemeId } from './theme-id.ts';
import { ThemeView } from './theme-view.tsx';

/** The page takes its theme from the address's query. */
export default function OccasionPage() {
  const [search] = useSearchParams();
  return <Occasion {...Object.fromEntries(search)} />;
}

interface OccasionProps {
  recommendationCategoryId?: string;
}

const Occasion = ({ recommendationCategoryId }: OccasionProps) => (
  <>
    <PageHeader title="특별한 날" isHeading={false}>
      <FavouritesLink />
      <ShareButton />
    </PageHeader>
    <ThemeView
      wanted={{ kind: 'occasion', recommendationCategoryId: readThemeId(recommendationCategoryId) }}
      linkTo={links.seasonOccasion}
      choice="이달의 특별한 날"
    />
  </>
);
