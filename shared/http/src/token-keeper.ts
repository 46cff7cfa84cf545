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
  /** The server refused a request that the member may not make, which a ban may be the reason of. Resolves once it is known. */
  checkBan(): Promise<void>;
  /** The same, where the reason may be a sign-up that the member has not finished. */
  checkAgreement(): Promise<void>;
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
  if (mayBeBan(error)) await keeper.checkBan();
  if (mayBeUnfinishedSignUp(error)) await keeper.checkAgreement();
  return false;
}

/** A ban, or one of the few other refusals of this kind. */
const mayBeBan = ({ code, status }: CallError): boolean => code === codes.unsupported && status === 403;

const mayBeUnfinishedSignUp = ({ code, status }: CallError): boolean => code === codes.required && status === 403;
