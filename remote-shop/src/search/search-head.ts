import type { Head, RouteContext } from '@jangteo/navigation';
import { readKeyword } from '@jangteo/page';

export function searchHead({ url }: RouteContext): Head {
  const keyword = readKeyword(url.searchParams);
  return {
    title: keyword ? `'${keyword}' 검색 | 장터` : '검색 | 장터',
    description: '장터의 상품과 스토어를 첫소리만으로도 찾아보세요.',
  };
}
