/** A member's name as the page speaks of them. */
export const politeName = (nickname: string | null): string => (nickname === null ? '탈퇴한 회원' : `${nickname}님`);
