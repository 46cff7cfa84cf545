import { Type } from 'typebox';

/** An id never exceeds what the database's integers hold. */
export const largestId = 2_147_483_647;

/** Values that many calls carry. */
export const Id = Type.Integer({ minimum: 1, maximum: largestId });
export const DateTime = Type.String({ format: 'date-time' });
export const YesNo = Type.Enum(['Y', 'N']);

export const DeviceUuid = Type.String({ pattern: '^[\\w-]{1,100}$', description: '기기 식별자. 웹은 w-로 시작' });
export const DeviceType = Type.Enum([1001, 1002, 1003], { description: '1003 앱, 1002 알려진 브라우저, 1001 그 밖' });
export const AccessToken = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: '액세스 토큰. Bearer를 앞에 붙여도 됨',
});

/** Ids in one text, parted by commas: at most a hundred. */
export const IdList = Type.String({ pattern: '^\\d{1,10}(,\\d{1,10}){0,99}$', description: '쉼표로 이은 번호' });
