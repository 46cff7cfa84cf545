import type { Head, RouteContext } from '@jangteo/navigation';
import { categoriesQuery } from './categories-query.ts';

export const load = ({ queryClient }: RouteContext): Promise<unknown> => queryClient.prefetchQuery(categoriesQuery());

export const head = (): Head => ({
  title: '카테고리 | 장터',
  description: '과일과 채소부터 수산물, 정육, 장과 양념까지 장터의 모든 먹거리를 카테고리로 찾아보세요.',
});
