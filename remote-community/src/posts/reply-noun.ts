import type { Board } from '@jangteo/contract';

/** What the board calls a reply. */
export const replyNoun = (board: Board): string => (board === 'qna' ? '답변' : '댓글');
