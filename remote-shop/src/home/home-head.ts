import type { Head, RouteContext } from '@jangteo/navigation';
import { sharePicture } from '../layout/share-picture.ts';
import { dealsQuery } from './deals/deals-query.ts';

export function homeHead({ queryClient }: RouteContext): Head {
  const best = queryClient.getQueryData(dealsQuery().queryKey)?.limited[0]?.product;
  const description = '산지에서 바로 오는 오늘의 특가, 제철 먹거리, 팔도 특산물을 장터에서 만나 보세요.';
  return {
    title: '장터 - 오늘의 특가와 제철 먹거리',
    description,
    ...sharePicture(best?.imageUrl),
  };
}
