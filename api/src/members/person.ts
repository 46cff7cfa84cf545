import type { ChannelType } from '@jangteo/contract';

/** The person who signs in, as the provider describes them. */
export interface Person {
  channelType: ChannelType;
  /** The provider's id of the person, which never changes. */
  subject: string;
  name: string | null;
  email: string | null;
  cellphone: string | null;
  gender: 'F' | 'M' | null;
  birthYear: number | null;
  /** Used to tell the provider when the person withdraws. */
  grantToken: string | null;
}
