import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Id } from '../call/scalars.ts';
import { ProductCard } from './cards.ts';
import { ProductFilter } from './products.ts';

const CategoryCode = Type.String({
  pattern: '^(\\d{2}){1,3}$',
  description: '단계마다 두 자리, 윗단계가 앞',
  examples: ['01', '0103', '010302'],
});

const Category = Type.Object({
  categoryNo: Id,
  categoryCode: CategoryCode,
  categoryName: Type.String(),
  level: Type.Integer({ minimum: 1, maximum: 3 }),
  imageUrl: Type.String(),
});
export type Category = Static<typeof Category>;

const CategoryOfTwo = Type.Object({ ...Category.properties, children: Type.Array(Category) });

export const CategoryTree = Type.Object({ ...Category.properties, children: Type.Array(CategoryOfTwo) });
export type CategoryTree = Static<typeof CategoryTree>;

export const categoryCalls = {
  'GET /api/v1/display/web/category': defineCall({
    summary: '카테고리 세 단계. categoryCode를 주면 그것과 그 아래만',
    access: 'visitor',
    query: Type.Object({ categoryCode: Type.Optional(CategoryCode) }),
    reply: Type.Object({
      /** From level 1 down to the requested category; empty without a code. */
      path: Type.Array(Category),
      list: Type.Array(CategoryTree),
    }),
    errors: [codes.noData],
  }),
  'GET /api/v1/display/web/category/product': defineCall({
    summary: '카테고리의 상품. 아래 단계의 것도 모두',
    access: 'visitor',
    query: Type.Object({ categoryCode: CategoryCode, ...ProductFilter, ...Paging }),
    reply: ListOf(ProductCard),
    errors: [codes.noData],
  }),
};
