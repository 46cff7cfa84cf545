const firstSyllable = 0xac00;
const syllables = 11_172;
const medials = 21;
const finals = 28;
const initialLetters = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const medialLetters = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const finalLetters = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

const placeOf = (character: string): number => character.charCodeAt(0) - firstSyllable;
const isSyllable = (place: number): boolean => place >= 0 && place < syllables;
const tidy = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

function letters(character: string): string {
  const place = placeOf(character);
  if (!isSyllable(place)) return character;
  const initial = initialLetters[Math.floor(place / (medials * finals))] ?? '';
  const medial = medialLetters[Math.floor(place / finals) % medials] ?? '';
  return initial + medial + (finalLetters[place % finals] ?? '');
}

function initial(character: string): string {
  const place = placeOf(character);
  return isSyllable(place) ? (initialLetters[Math.floor(place / (medials * finals))] ?? '') : character;
}

/** '귤 3kg' → 'ㄱㅠㄹ 3kg'. Half-typed and mistyped syllables still share most of their letters with it. */
export const toSearchText = (text: string): string => [...tidy(text)].map(letters).join('');

/** '꿀고구마 3kg' → 'ㄲㄱㄱㅁ3kg', for those who type initial consonants only. */
export const toInitials = (text: string): string => [...tidy(text).replaceAll(' ', '')].map(initial).join('');
