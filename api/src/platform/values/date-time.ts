import { ApiError } from '../errors.ts';

/** Parses a moment. An invalid one is refused: comparisons with it would all be false. */
export function readDateTime(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new ApiError('notMatched');
  return moment;
}
