import type { Head, RouteContext } from '@jangteo/navigation';
import { orNotFound } from '@jangteo/page';
import { headOfTheme } from './theme-head.ts';
import { readThemeId } from './theme-id.ts';
import { themeQuery } from './theme-query.ts';

const queryOf = ({ url }: RouteContext) =>
  themeQuery({
    kind: 'occasion',
    recommendationCategoryId: readThemeId(url.searchParams.get('recommendationCategoryId')),
  });

export const load = (context: RouteContext): Promise<unknown> =>
  orNotFound(context.queryClient.fetchInfiniteQuery(queryOf(context)));

export const head = (context: RouteContext): Head =>
  headOfTheme(context.queryClient.getQueryData(queryOf(context).queryKey)?.pages[0]?.theme, context.url, {
    title: '특별한 날',
    description: '그날 상에 오를 것을 산지에서 바로 보내요.',
  });
