import { PageHeader } from '@jangteo/page';
import { SearchLink } from '../layout/search-link.tsx';
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
