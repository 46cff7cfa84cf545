/** Which letter the key of a Latin one writes on a Korean keyboard; with Shift it may be another one. */
const plain: Record<string, string> = Object.fromEntries(
  [...'qwertyuiopasdfghjklzxcvbnm'].map((key, place) => [
    key,
    [...'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ'][place] ?? '',
  ]),
);
const shifted: Record<string, string> = { Q: 'ㅃ', W: 'ㅉ', E: 'ㄸ', R: 'ㄲ', T: 'ㅆ', O: 'ㅒ', P: 'ㅖ' };

/** 'tkrhk' → 'ㅅㅏㄱㅗㅏ', which are the strokes of '사과'; nothing for what is not Latin letters only. */
export function asKoreanStrokes(token: string): string | undefined {
  if (!/^[a-z]+$/i.test(token)) return undefined;
  return [...token].map((key) => shifted[key] ?? plain[key.toLowerCase()]).join('');
}
