import { codes, type ErrorCode } from '@jangteo/contract/codes';

export interface RefusalText {
  code: ErrorCode;
  message: string;
}

const refusals: Record<number, RefusalText> = {
  400: { code: codes.unsupported, message: '잘못된 요청이에요.' },
  404: { code: codes.noData, message: '찾을 수 없어요.' },
  405: { code: codes.unsupported, message: '지원하지 않는 요청이에요.' },
  408: { code: codes.requestTimeout, message: '요청이 너무 늦게 도착했어요. 다시 시도해 주세요.' },
  413: { code: codes.outOfRange, message: '보내신 내용이 너무 커요.' },
  414: { code: codes.outOfRange, message: '주소가 너무 길어요.' },
  415: { code: codes.unsupported, message: '지원하지 않는 형식이에요.' },
  429: { code: codes.outOfRange, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' },
  431: { code: codes.outOfRange, message: '요청에 딸린 정보가 너무 커요.' },
  500: { code: codes.unexpected, message: '잠시 후 다시 시도해 주세요.' },
  502: { code: codes.unexpected, message: '서버에 연결하지 못했어요. 잠시 후 다시 시도해 주세요.' },
  503: { code: codes.unexpected, message: '장터를 준비하고 있어요. 잠시 후 다시 시도해 주세요.' },
  504: { code: codes.requestTimeout, message: '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.' },
};

/** The text of a 503 that is caused by too many visitors. */
export const crowded: RefusalText = {
  code: codes.requestTimeout,
  message: '지금은 이용자가 많아요. 잠시 후 다시 시도해 주세요.',
};

const anyOther = { client: 400, server: 500 };

export const refusalFor = (status: number): RefusalText =>
  (refusals[status] ?? refusals[status < 500 ? anyOther.client : anyOther.server]) as RefusalText;
