import { isMissing } from '@jangteo/http';
import { NotFound } from '@jangteo/navigation';

/** For what an address names: throws `NotFound`, which leads to /404, when the server does not have it. */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw isMissing(error) ? new NotFound() : error;
  }
}
