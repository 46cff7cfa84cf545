import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { DateTime } from '../call/scalars.ts';

const Cell = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
export type MyDataCell = Static<typeof Cell>;

/** The rows of one table that are about the member. */
export const MyDataSection = Type.Object({
  name: Type.String(),
  /** For people, in Korean. */
  title: Type.String(),
  columns: Type.Array(Type.Object({ name: Type.String(), title: Type.String() })),
  /** Each row has a cell for each column, in their order. */
  rows: Type.Array(Type.Array(Cell)),
});
export type MyDataSection = Static<typeof MyDataSection>;

export const MyData = Type.Object({
  madeDt: DateTime,
  sections: Type.Array(MyDataSection),
  /** The stored data that is left out, with the reason. */
  withheld: Type.Array(Type.Object({ title: Type.String(), reason: Type.String() })),
});
export type MyData = Static<typeof MyData>;

export const myDataCalls = {
  /** A POST, because each download counts and is recorded. */
  'POST /api/v1/user/my-data': defineCall({
    summary: '장터가 알고 있는 내 정보 모두. 하루에 세 번까지',
    access: 'member',
    isOpenToBanned: true,
    isOpenToUnagreed: true,
    reply: MyData,
    errors: [codes.outOfRange],
  }),
};
