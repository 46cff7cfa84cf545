import type { BanStatus } from '@jangteo/contract';

export interface Ban {
  /** For the member: why and until when. Null without a ban, and once it has ended. */
  banMessage: string | null;
  /** When the ban ends by itself; null for a ban without an end. */
  banEndsAt: string | null;
}

/** A ban without an end has no such text. */
const untilText = `to_char(ban_ends_at AT TIME ZONE 'Asia/Seoul', 'FMYYYY"년" FMMM"월" FMDD"일" HH24:MI"까지 제한돼요."')`;

/** The columns of a `Ban`. */
export const banColumns = (now: string): string => `
  CASE WHEN is_banned(banned_at, ban_ends_at, ${now}) THEN concat_ws(' ', ban_message, ${untilText}) END AS "banMessage",
  CASE WHEN is_banned(banned_at, ban_ends_at, ${now}) THEN ban_ends_at END AS "banEndsAt"`;

export const banStatusOf = ({ banMessage, banEndsAt }: Ban): BanStatus => ({
  isBanned: banMessage !== null,
  message: banMessage ?? '',
  ...(banEndsAt !== null && { endDt: banEndsAt }),
});

export const notBanned: Ban = { banMessage: null, banEndsAt: null };
