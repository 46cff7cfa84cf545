import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Empty } from '@jangteo/ui';
import { SearchRank } from './search-rank.tsx';
import { Suggested } from './suggested.tsx';

/** Not an end: other words, other ways. */
export const NothingFound = ({ keyword, of }: { keyword: string; of: '상품' | '스토어' }) => (
  <>
    <Empty
      icon="search"
      title={`‘${keyword}’에 맞는 ${of === '상품' ? '상품이' : '스토어가'} 없어요.`}
      text="더 짧은 말이나 다른 말로 찾아보세요."
      action={<Link to={links.category()}>카테고리에서 찾아보기</Link>}
    />
    <Suggested />
    <SearchRank />
  </>
);
