import type { Board, Post } from '@jangteo/contract';

/** A board by its form: a meal, which the dashboard lists, has a form of its own. */
export type WritingBoard = Board | 'daily';

export const writingBoardOf = ({ board, boardDate }: Pick<Post, 'board' | 'boardDate'>): WritingBoard =>
  boardDate === null ? board : 'daily';

/** Meals belong to the dashboard. */
export const boardOf = (board: WritingBoard): Board => (board === 'daily' ? 'dashboard' : board);
