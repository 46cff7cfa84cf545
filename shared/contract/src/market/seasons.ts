import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging, withDefault } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Id, idOf } from '../call/scalars.ts';
import { ProductCard } from './cards.ts';

const Month = Type.Integer({ minimum: 1, maximum: 12 });

export const SeasonPick = Type.Object({
  name: Type.String(),
  imageUrl: Type.String(),
  /** First and last month of the season; the first may be the larger number: 11 to 2. */
  fromMonth: Month,
  toMonth: Month,
  product: ProductCard,
});
export type SeasonPick = Static<typeof SeasonPick>;

export const SeasonTheme = Type.Object({
  recommendationCategoryId: Id,
  name: Type.String(),
  /** One line about it. */
  intro: Type.String(),
  imageUrl: Type.String(),
  fromMonth: Month,
  toMonth: Month,
});
export type SeasonTheme = Static<typeof SeasonTheme>;

export const seasonCalls = {
  'GET /api/v1/display/home/season': defineCall({
    summary: '홈: 제철',
    access: 'visitor',
    query: Type.Object({
      month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12, description: '달. 없으면 이달' })),
    }),
    reply: Type.Object({ month: Month, list: Type.Array(SeasonPick) }),
  }),
  'GET /api/v1/display/season/recommendation': defineCall({
    summary: '제철(season) 또는 특별한 날(occasion) 추천: 테마와 그 상품. 테마를 고르지 않으면 이달의 첫 테마',
    access: 'visitor',
    query: Type.Object({
      kind: withDefault(
        Type.Enum(['season', 'occasion'], { default: 'season', description: 'season 제철, occasion 특별한 날' }),
      ),
      recommendationCategoryId: Type.Optional(idOf('답의 themes 가운데 하나. 없으면 이달의 첫 테마')),
      ...Paging,
    }),
    reply: Type.Object({
      theme: SeasonTheme,
      /** This month's themes, for the choice of another one. */
      themes: Type.Array(Type.Object({ recommendationCategoryId: Id, name: Type.String() })),
      ...ListOf(ProductCard).properties,
    }),
    errors: [codes.noData],
  }),
};
