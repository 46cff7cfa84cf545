import { Type } from 'typebox';
import { largestId } from './largest-id.ts';
import { visibleCharacter } from './visible-text.ts';

/** Schemas of values that many calls share. */
export const Id = Type.Integer({ minimum: 1, maximum: largestId });
/** An id in a request; the argument says of what. */
export const idOf = (description: string) => Type.Integer({ minimum: 1, maximum: largestId, description });
export const DateTime = Type.String({ format: 'date-time' });
export const Day = Type.String({ format: 'date' });

const year = '(19[7-9]|20\\d)\\d';
const timeOfDay = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,6})?';
const zone = '(Z|[+-](0\\d|1[0-4]):[0-5]\\d)';
/**
 * A moment in a request. RFC 3339 allows leap seconds, zones without minutes and years such as 0000, which programs and
 * databases read differently; this pattern allows what all of them read alike.
 */
export const dateTimeOf = (description: string) =>
  Type.String({
    format: 'date-time',
    pattern: `^${year}-\\d\\d-\\d\\dT${timeOfDay}${zone}$`,
    description: `${description}. RFC 3339, 1970년부터 2099년까지, 윤초 없이`,
    examples: ['2026-11-20T03:00:00Z'],
  });
/** A day in a request. */
export const dayOf = (description: string) =>
  Type.String({ format: 'date', pattern: `^${year}-\\d\\d-\\d\\d$`, description, examples: ['2026-11-20'] });

/** A text in a request. For every text, the server refuses characters that the database cannot store. */
export const textOf = (description: string, maxLength: number, rules: { minLength?: number; pattern?: string } = {}) =>
  Type.String({ maxLength, ...rules, description });
/** A text in which something is seen. */
export const nonBlank = { minLength: 1, pattern: visibleCharacter };
/** A text of one line in which something is seen. */
export const lineOf = (description: string, maxLength: number) =>
  textOf(description, maxLength, { minLength: 1, pattern: `^.*${visibleCharacter}.*$` });

export const YesNo = Type.Enum(['Y', 'N']);
/** The same in a request, with a description. */
export const yesNoOf = (description: string) => Type.Enum(['Y', 'N'], { description });

export const DeviceUuid = Type.String({
  pattern: '^[\\w-]{1,100}$',
  description: '기기 식별자. 웹은 w-로 시작',
  examples: ['w-5f0c9a7e'],
});
export const DeviceType = Type.Enum([1001, 1002, 1003], { description: '1003 앱, 1002 알려진 브라우저, 1001 그 밖' });
export const AccessToken = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: '로그인이나 갱신으로 받은 accessToken. Bearer를 앞에 붙여도 됨',
});

/**
 * An idempotency key: made by the client before the first attempt and sent again with each retry, so that the act is
 * done once.
 */
export const RequestKey = Type.String({
  pattern: '^[\\w-]{8,100}$',
  description: '요청마다 새로 만드는 값. 같은 요청을 다시 보낼 때는 같은 값',
  examples: ['0b6f6a3e-53f5-4f4e-9d3c-7e2d1c0a9b88'],
});

/** A comma-separated list of at most a hundred ids. */
export const IdList = Type.String({
  pattern: '^\\d{1,10}(,\\d{1,10}){0,99}$',
  description: '쉼표로 이은 번호',
  examples: ['12,34'],
});

/** An amount in whole won. */
export const Won = Type.Integer({ minimum: 0 });

export const Count = Type.Integer({ minimum: 0 });

/** A whole percentage. */
export const Rate = Type.Integer({ minimum: 0, maximum: 100, description: '정수 퍼센트' });
