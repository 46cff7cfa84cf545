import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { Id } from '../call/scalars.ts';

export const Banner = Type.Object({
  bannerId: Id,
  title: Type.String(),
  subtitle: Type.String(),
  imageUrl: Type.String(),
  backgroundColor: Type.String(),
  /** A path of our own or a full address. */
  url: Type.String(),
});
export type Banner = Static<typeof Banner>;

export const bannerCalls = {
  'GET /api/v1/display/adon/banner': defineCall({
    summary: '자리별 배너',
    access: 'visitor',
    query: Type.Object({
      position: Type.String({
        minLength: 1,
        maxLength: 40,
        description: '자리의 이름',
        examples: ['home', 'home-middle', 'community', 'my-page'],
      }),
    }),
    reply: Type.Object({ list: Type.Array(Banner) }),
  }),
};
