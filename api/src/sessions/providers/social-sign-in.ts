import type { ChannelType } from '@jangteo/contract';

export interface SocialSignIn {
  channelType: ChannelType;
  socialToken: string | undefined;
  code: string | undefined;
  redirectUri: string;
  state: string;
  name: string | undefined;
  nonce: string | undefined;
}
