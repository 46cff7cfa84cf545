import type { ChannelType } from '@jangteo/contract';

/** Who signs in, as far as the provider vouches for it. */
export interface Person {
  channelType: ChannelType;
  /** What the provider calls this person, always the same. */
  subject: string;
  name: string | null;
  email: string | null;
  cellphone: string | null;
  gender: 'F' | 'M' | null;
  birthYear: number | null;
  /** With it the provider is told that the person has left. */
  grantToken: string | null;
}
