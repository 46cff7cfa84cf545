import { showAlert } from '@jangteo/overlay';

const general = '잠시 문제가 있어 요청을 처리하지 못했습니다. 조금 뒤에 다시 시도해주세요.';

/** Shows the error's own message, or a general one. */
export const shareFailed = (error?: unknown): Promise<void> =>
  showAlert((error instanceof Error && error.message) || general);
