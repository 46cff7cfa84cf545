import type { NickNameReason } from '@jangteo/contract';

/** Full-width letters and split syllables become the usual ones, so that names that look equal are equal. */
export const normalised = (nickName: string): string => nickName.normalize('NFKC').trim();

const shortest = 2;
const longest = 10;
const allowed = /^[가-힣a-zA-Z0-9]*$/;

/** A member with one of these names would be taken for the market itself. */
const reserved =
  /운영자|운영진|운영팀|관리자|고객센터|장터지기|장터공식|공식계정|탈퇴한?회원|jangteo|admin|operator|official|manager/i;
const reservedAlone = ['장터', '알수없음', '익명', '비회원', '회원', '시스템', 'system', 'root', 'null', 'undefined'];

/** Checks a normalised name by its form. Ban words and taken names are checked in the database. */
export function faultOf(nickName: string): Exclude<NickNameReason, 'banned' | 'taken'> | undefined {
  const length = [...nickName].length;
  if (length < shortest || length > longest) return 'length';
  if (!allowed.test(nickName)) return 'letters';
  if (reserved.test(nickName) || reservedAlone.includes(nickName.toLowerCase())) return 'reserved';
  return undefined;
}

export const reasonTexts: Record<NickNameReason, string> = {
  length: `닉네임은 ${shortest}자에서 ${longest}자까지 쓸 수 있어요.`,
  letters: '한글, 영문, 숫자만 쓸 수 있어요. 띄어쓰기와 특수 문자는 쓸 수 없어요.',
  reserved: '운영자로 오해할 수 있는 닉네임은 쓸 수 없어요.',
  banned: '쓸 수 없는 말이 들어 있어요.',
  taken: '다른 회원이 쓰고 있는 닉네임이에요.',
};
