import { Type } from 'typebox';

/** Values that many calls carry. An id never exceeds what the database's integers hold. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const DateTime = Type.String({ format: 'date-time' });
