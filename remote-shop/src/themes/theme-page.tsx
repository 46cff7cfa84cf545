import { links } from '@jangteo/contract/links';
import { useParams } from '@jangteo/navigation';
import { FavouritesLink, PageHeader, ShareButton } from '@jangteo/page';
import { readThemeId } from './theme-id.ts';
import { ThemeView } from './theme-view.tsx';

export default function ThemePage() {
  const { recommendationCategoryId } = useParams();
  return (
    <>
      <PageHeader title="제철 추천" isHeading={false}>
        <FavouritesLink />
        <ShareButton />
      </PageHeader>
      <ThemeView
        wanted={{ kind: 'season', recommendationCategoryId: readThemeId(recommendationCategoryId) }}
        linkTo={links.seasonRecommendation}
        choice="이달의 제철"
      />
    </>
  );
}
