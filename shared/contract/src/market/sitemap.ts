import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { DateTime } from '../call/scalars.ts';

/** A page for search engines. */
export const FoundablePage = Type.Object({
  path: Type.String(),
  /** Null where it is not known. */
  changedDt: Type.Union([DateTime, Type.Null()]),
});
export type FoundablePage = Static<typeof FoundablePage>;

export const sitemapCalls = {
  'GET /api/v1/display/sitemap': defineCall({
    summary: '검색 엔진에 알릴 화면: 나뉜 부분의 이름',
    access: 'visitor',
    reply: Type.Object({ list: Type.Array(Type.String()) }),
  }),
  'GET /api/v1/display/sitemap/:part': defineCall({
    summary: '검색 엔진에 알릴 화면: 한 부분의 주소',
    access: 'visitor',
    params: Type.Object({
      part: Type.String({
        pattern: '^(market|(stores|posts)-[1-9]\\d{0,4})$',
        description: '부분의 이름',
        examples: ['market'],
      }),
    }),
    reply: Type.Object({ list: Type.Array(FoundablePage) }),
  }),
};
