import { codes } from '@jangteo/contract/codes';
import { CallError } from './call-error.ts';

/**
 * The owner of the tokens. Each function resolves with whether the request may be sent again, with the headers of that
 * time.
 */
export interface TokenKeeper {
  /** The access token of the request has expired. */
  renew(authorization: string): Promise<boolean>;
  /** The login of the request's token has ended. */
  end(authorization: string): Promise<boolean>;
}

let keeper: TokenKeeper | undefined;

/** There is one keeper: the session. */
export function keepTokensWith(given: TokenKeeper | undefined): void {
  keeper = given;
}

export async function mayBeSentAgain(error: unknown, { Authorization }: Record<string, string>): Promise<boolean> {
  if (!(error instanceof CallError) || !Authorization || !keeper) return false;
  if (error.code === codes.tokenExpired) return keeper.renew(Authorization);
  if (error.code === codes.refreshExpired) return keeper.end(Authorization);
  return false;
}
