import { PageHeader, SearchLink } from '@jangteo/page';
import { CategoryPanes } from './category-panes.tsx';

export default function CategoryPage() {
  return (
    <>
      <PageHeader title="카테고리">
        <SearchLink />
      </PageHeader>
      <CategoryPanes />
    </>
  );
}
