/** The Korean letter on the key of each Latin one; with Shift it may be another letter. */
const plain: Record<string, string> = Object.fromEntries(
  [...'qwertyuiopasdfghjklzxcvbnm'].map((key, place) => [
    key,
    [...'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ'][place] ?? '',
  ]),
);
const shifted: Record<string, string> = { Q: 'ㅃ', W: 'ㅉ', E: 'ㄸ', R: 'ㄲ', T: 'ㅆ', O: 'ㅒ', P: 'ㅖ' };

/** 'tkrhk' → 'ㅅㅏㄱㅗㅏ', the keystrokes of '사과'. Undefined unless all letters are Latin. */
export function asKoreanStrokes(token: string): string | undefined {
  if (!/^[a-z]+$/i.test(token)) return undefined;
  return [...token].map((key) => shifted[key] ?? plain[key.toLowerCase()]).join('');
}
