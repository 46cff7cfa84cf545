import { codes, type ErrorCode } from '@jangteo/contract/codes';

/** Every failure that a caller can see: its code, HTTP status and Korean message. */
const catalogue: Record<ErrorCode, { status: number; message: string }> = {
  [codes.unexpected]: { status: 500, message: '일시적인 오류가 생겼어요. 잠시 후 다시 시도해 주세요.' },
  [codes.noData]: { status: 404, message: '찾으시는 정보가 없어요.' },
  [codes.unsupported]: { status: 400, message: '지원하지 않는 요청이에요.' },
  [codes.required]: { status: 400, message: '필수 값이 빠져 있어요.' },
  [codes.undefined]: { status: 400, message: '정의되지 않은 값이에요.' },
  [codes.notMatched]: { status: 400, message: '값의 형식이 올바르지 않아요.' },
  [codes.outOfRange]: { status: 400, message: '허용된 범위를 벗어난 값이에요.' },
  [codes.parameterStore]: { status: 503, message: '설정을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.' },
  [codes.searchEngine]: { status: 503, message: '검색이 원활하지 않아요. 잠시 후 다시 시도해 주세요.' },
  [codes.portalLogin]: { status: 502, message: '포털 로그인 중에 문제가 생겼어요. 다시 시도해 주세요.' },
  [codes.deviceMakerLogin]: { status: 502, message: '간편 로그인 중에 문제가 생겼어요. 다시 시도해 주세요.' },
  [codes.signUpProhibited]: { status: 403, message: '가입이 제한된 계정이에요. 고객센터로 문의해 주세요.' },
  [codes.signUpProhibitedDeviceMaker]: { status: 403, message: '가입이 제한된 계정이에요. 고객센터로 문의해 주세요.' },
  [codes.nicknameLimit]: { status: 409, message: '닉네임을 바꿀 수 있는 횟수를 넘었어요.' },
  [codes.likeProductLimit]: { status: 409, message: '찜할 수 있는 상품 수를 넘었어요. 찜한 상품을 정리해 주세요.' },
  [codes.likeShopLimit]: { status: 409, message: '찜할 수 있는 스토어 수를 넘었어요. 찜한 스토어를 정리해 주세요.' },
  [codes.tokenMissing]: { status: 401, message: '로그인이 필요해요.' },
  [codes.tokenExpired]: { status: 401, message: '로그인 정보를 다시 확인해 주세요.' },
  [codes.refreshExpired]: { status: 401, message: '로그인 유효기간이 지났어요. 다시 로그인해 주세요.' },
  [codes.requestTimeout]: { status: 503, message: '지금은 이용자가 많아요. 잠시 후 다시 시도해 주세요.' },
  [codes.externalApi]: { status: 502, message: '외부 서비스가 응답하지 않아요. 잠시 후 다시 시도해 주세요.' },
  [codes.withdrawalFailed]: { status: 502, message: '탈퇴를 처리하지 못했어요. 잠시 후 다시 시도해 주세요.' },
};

/** The default message for users. */
export const messageOf = (code: ErrorCode): string => catalogue[code].message;

/** A failure whose code and message are sent to the caller. Any other error becomes 'unexpected', without details. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    name: Exclude<keyof typeof codes, 'ok'>,
    details: { status?: number; message?: string; field?: string; retryAfterSeconds?: number } = {},
  ) {
    const code = codes[name];
    const message = details.message ?? catalogue[code].message;
    super(details.field ? `${message} (${details.field})` : message);
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status ?? catalogue[code].status;
    this.retryAfterSeconds = details.retryAfterSeconds ?? (this.status === 503 ? 1 : undefined);
  }
}
