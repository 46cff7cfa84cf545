import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { useQuery } from '@tanstack/react-query';
import { PagePart } from '../layout/page-part.ts';
import { suggestedQuery } from './search-queries.ts';
import { TermChips } from './term-chips.ts';

/** An offer: where there is none, nothing is missed. */
export function Suggested() {
  const { data } = useQuery(suggestedQuery());
  if (!data?.list.length) return null;
  return (
    <PagePart aria-labelledby="suggested-title">
      <h2 id="suggested-title">이런 것은 어때요?</h2>
      <TermChips>
        {data.list.map(({ keyword }) => (
          <li key={keyword}>
            <Link to={links.searchProducts(keyword)}>{keyword}</Link>
          </li>
        ))}
      </TermChips>
    </PagePart>
  );
}
