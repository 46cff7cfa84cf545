import { ApiError } from '../../platform/errors.ts';

const reasons = {
  tooLarge: { name: 'outOfRange', status: 413, message: '사진이 너무 커요. 2,500만 화소까지 올릴 수 있어요.' },
  tooLong: {
    name: 'outOfRange',
    status: 413,
    message: '사진이 너무 길어요. 한 변이 12,000픽셀까지인 사진을 올려 주세요.',
  },
  tooSlow: {
    name: 'outOfRange',
    status: 413,
    message: '사진을 처리하는 데 너무 오래 걸려요. 크기를 줄여서 올려 주세요.',
  },
  unreadable: { name: 'unsupported', status: 415, message: '읽을 수 없는 사진이에요.' },
} as const;

export type Reason = keyof typeof reasons;

/** Why a picture is not taken. */
export class PictureRefusal extends ApiError {
  readonly reason: Reason;

  constructor(reason: Reason) {
    const { name, status, message } = reasons[reason];
    super(name, { status, message });
    this.reason = reason;
  }
}
