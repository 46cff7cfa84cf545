import { codes } from '@jangteo/contract/codes';
import { CallError } from './call-error.ts';

/** Whoever keeps the tokens. Each answers whether the request may be sent again, with the headers of that time. */
export interface TokenKeeper {
  /** The access token that was sent has expired. */
  renew(authorization: string): Promise<boolean>;
  /** The login of the token that was sent is over. */
  end(authorization: string): Promise<boolean>;
}

let keeper: TokenKeeper | undefined;

/** There is one, and it is the session. */
export function keepTokensWith(given: TokenKeeper | undefined): void {
  keeper = given;
}

export async function mayBeSentAgain(error: unknown, { Authorization }: Record<string, string>): Promise<boolean> {
  if (!(error instanceof CallError) || !Authorization || !keeper) return false;
  if (error.code === codes.tokenExpired) return keeper.renew(Authorization);
  if (error.code === codes.refreshExpired) return keeper.end(Authorization);
  return false;
}
