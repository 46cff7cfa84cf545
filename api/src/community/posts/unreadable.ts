import { ApiError } from '../../platform/errors.ts';

/** What was deleted or hidden, whose writer the viewer has blocked, or what never existed: a caller cannot tell which. */
export const unreadable = (what: '글' | '댓글' | '답변'): ApiError =>
  new ApiError('noData', { message: `삭제되었거나 볼 수 없는 ${what}이에요.` });
