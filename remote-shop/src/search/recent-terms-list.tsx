import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Button, Flex, Icon, Text } from '@jangteo/ui';
import { PagePart } from '../layout/page-part.ts';
import { keepTerms, removeAllTerms, removeTerm, useRecentTerms } from './recent-terms.ts';
import { TermChips } from './term-chips.ts';

/** Kept on this device only. */
export function RecentTerms() {
  const { isKept, terms } = useRecentTerms();
  return (
    <PagePart aria-labelledby="recent-title" style={{ borderTopWidth: 0 }}>
      <h2 id="recent-title">최근 검색어</h2>
      {terms.length > 0 ? (
        <TermChips>
          {terms.map((term) => (
            <li key={term}>
              <Link to={links.searchProducts(term)}>{term}</Link>
              <button type="button" aria-label={`${term} 지우기`} onClick={() => removeTerm(term)}>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </TermChips>
      ) : (
        <Text color="fg.subtle">{isKept ? '최근에 찾은 것이 없어요.' : '검색어를 저장하지 않고 있어요.'}</Text>
      )}
      <Flex gap="2">
        {terms.length > 0 && (
          <Button look="subtle" size="sm" onClick={removeAllTerms}>
            모두 지우기
          </Button>
        )}
        <Button look="subtle" size="sm" onClick={() => keepTerms(!isKept)}>
          {isKept ? '저장 끄기' : '저장 켜기'}
        </Button>
      </Flex>
    </PagePart>
  );
}
