import type { ChannelType } from '@jangteo/contract';

/** The parameters with which a provider redirected the browser. */
export interface SocialSignIn {
  channelType: ChannelType;
  socialToken: string | undefined;
  code: string | undefined;
  redirectUri: string;
  state: string;
  name: string | undefined;
  nonce: string | undefined;
}
