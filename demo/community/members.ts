import { randomFor } from '../random.ts';
import { nicknames } from './texts/nicknames.ts';

const hourMs = 60 * 60 * 1000;

export interface DemoMember {
  member_id: number;
  nickname: string;
}

/** Most members are new; few joined long ago. */
export const makeMembers = (seed: number, now: Date) =>
  nicknames.map((nickname, index) => {
    const random = randomFor(seed, 'member', nickname);
    const level = 1 + Math.floor(random.next() ** 2 * 5);
    const joined = new Date(now.getTime() - (60 + level * 60 + random.between(0, 60)) * 24 * hourMs).toISOString();
    return {
      member_id: index + 1,
      nickname,
      level,
      nickname_changed_at: [],
      role: 'member',
      agreed_at: joined,
      created_at: joined,
    };
  });
