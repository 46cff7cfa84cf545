import { codes } from '@jangteo/contract/codes';
import { CallError } from '@jangteo/http';
import { NotFound } from '@jangteo/navigation';

export const isMissing = (error: unknown): boolean => error instanceof CallError && error.code === codes.noData;

/** For what an address names: if the server does not have it, the visitor ends at /404. */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw isMissing(error) ? new NotFound() : error;
  }
}
