import { type ChannelType, channelTypes } from '@jangteo/contract';
import { ApiError } from '../platform/errors.ts';

/** Why a provider's answer was refused, for the security log. The person only reads that the sign-in failed. */
type Reason =
  | 'unknown challenge'
  | 'expired challenge'
  | 'reused challenge'
  | 'challenge of another browser'
  | 'challenge for another request'
  | 'unknown code'
  | 'unknown token'
  | 'token of another client'
  | 'token whose client is not known'
  | 'id_token not valid'
  | 'id_token without the nonce of its challenge'
  | 'id_token from another time'
  | 'id_token with another code';

export class SignInRefused extends ApiError {
  readonly channelType: ChannelType;
  readonly reason: Reason;

  constructor(channelType: ChannelType, reason: Reason) {
    super(channelType === channelTypes.portal ? 'portalLogin' : 'deviceMakerLogin', { status: 401 });
    this.channelType = channelType;
    this.reason = reason;
  }
}
