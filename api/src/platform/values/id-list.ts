import { largestId } from '@jangteo/contract';
import { ApiError } from '../errors.ts';

/** The ids of a comma-separated text, without repetitions. */
export function readIds(field: string, list: string): number[] {
  const ids = [...new Set(list.split(',').map(Number))];
  if (ids.some((id) => id < 1 || id > largestId)) throw new ApiError('outOfRange', { field });
  return ids;
}
