import { type Head, NotFound, type RouteContext } from '@jangteo/navigation';
import { orNotFound } from '@jangteo/page';
import { headOfTheme } from './theme-head.ts';
import { readThemeId } from './theme-id.ts';
import { themeQuery } from './theme-query.ts';

const queryOf = ({ params }: RouteContext) =>
  themeQuery({ kind: 'season', recommendationCategoryId: readThemeId(params.recommendationCategoryId) });

export async function load(context: RouteContext): Promise<void> {
  const { recommendationCategoryId: asked } = context.params;
  if (asked !== undefined && readThemeId(asked) === undefined) throw new NotFound();
  await orNotFound(context.queryClient.fetchInfiniteQuery(queryOf(context)));
}

export const head = (context: RouteContext): Head =>
  headOfTheme(context.queryClient.getQueryData(queryOf(context).queryKey)?.pages[0]?.theme, context.url, {
    title: '제철 추천',
    description: '가장 맛있을 때 산지에서 바로 오는 제철 먹거리를 모았어요.',
  });
