import type { CallDefinition } from '@jangteo/contract';
import { codes, type ErrorCode } from '@jangteo/contract/codes';
import { Type } from 'typebox';
import { messageOf } from '../../errors.ts';

/** Codes of what runs before every call: rate limits, body parser, token check. */
const ofAllCalls: readonly ErrorCode[] = [
  codes.unexpected,
  codes.unsupported,
  codes.notMatched,
  codes.outOfRange,
  codes.tokenMissing,
  codes.tokenExpired,
  codes.refreshExpired,
  codes.requestTimeout,
];

/** The codes that a call may be refused with: clients need not handle any other. */
export function codesOf({ access, params, query, headers, body, file, errors = [] }: CallDefinition): ErrorCode[] {
  const takesValues = params ?? query ?? headers ?? body ?? file;
  const all: ErrorCode[] = [
    ...ofAllCalls,
    ...(params ? [codes.noData] : []),
    ...(takesValues ? [codes.required, codes.undefined] : []),
    // For members with an unfinished sign-up, who may only read.
    ...(access === 'member' ? [codes.required] : []),
    ...(access === 'admin' ? [codes.noData] : []),
    ...errors,
  ];
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/** The schema of a refusal, with each code of the call and its message. */
export function failureOf(call: CallDefinition) {
  const possible = codesOf(call);
  return Type.Object(
    {
      code: Type.Integer({ enum: possible }),
      message: Type.String({ description: '사용자에게 보일 문구' }),
      requestId: Type.String({ description: '문의할 때 알려줄 요청 번호' }),
    },
    {
      description: ['실패', ...possible.map((code) => `- ${code}: ${messageOf(code)}`)].join('\n'),
      headers: {
        'retry-after': { type: 'integer', description: '이만큼의 초 뒤에 다시 보낼 수 있음. 429와 503에 있음' },
      },
    },
  );
}
