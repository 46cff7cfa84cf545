import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Empty } from '@jangteo/ui';
import { RecommendedProducts } from './recommended-products.tsx';
import { SearchRank } from './search-rank.tsx';
import { Suggested } from './suggested.tsx';

interface NothingFoundProps {
  keyword: string;
  of: '상품' | '스토어';
  /** The probable keyword and its address. */
  meant?: { keyword: string; to: string } | undefined;
}

/** An empty result: offers other keywords and links onwards. */
export const NothingFound = ({ keyword, of, meant }: NothingFoundProps) => (
  <>
    <Empty
      icon="search"
      title={`‘${keyword}’에 맞는 ${of === '상품' ? '상품이' : '스토어가'} 없어요.`}
      text={meant ? '혹시 이것을 찾으셨나요?' : '더 짧은 말이나 다른 말로 찾아보세요.'}
      action={
        meant ? (
          <Link to={meant.to} replace>
            ‘{meant.keyword}’ 검색 결과 보기
          </Link>
        ) : (
          <Link to={links.category()}>카테고리에서 찾아보기</Link>
        )
      }
    />
    <Suggested />
    <RecommendedProducts />
    <SearchRank />
  </>
);
