import { ApiError } from './errors.ts';

/** The moment that a text names. One that names none is refused: comparisons with it would be false both ways. */
export function readDateTime(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new ApiError('notMatched');
  return moment;
}
