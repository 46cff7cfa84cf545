import type { ChannelType } from '@jangteo/contract';

/** What the browser has brought from a provider. */
export interface SocialSignIn {
  channelType: ChannelType;
  socialToken: string | undefined;
  code: string | undefined;
  redirectUri: string;
  state: string;
  name: string | undefined;
  nonce: string | undefined;
}
