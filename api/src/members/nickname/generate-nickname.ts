import { randomInt } from 'node:crypto';

const tastes = [
  '달콤한',
  '상큼한',
  '싱싱한',
  '고소한',
  '향긋한',
  '아삭한',
  '든든한',
  '따끈한',
  '촉촉한',
  '담백한',
  '새콤한',
  '알싸한',
];
const foods = [
  ...['사과', '참외', '수박', '자두', '포도', '단감', '귤', '복숭아', '살구', '앵두', '대추', '밤톨', '호박', '감자'],
  ...['고구마', '옥수수', '토마토', '당근', '상추', '시금치', '부추', '쑥갓', '미나리', '두부', '메밀', '보리', '현미'],
  ...['멸치', '꽃게', '전복', '굴비', '참깨', '들깨', '도토리', '버섯', '곶감'],
];

/** A new member's name until another one is chosen: at most ten characters, seldom given twice. */
export const generateNickname = (): string =>
  `${pick(tastes)}${pick(foods)}${String(randomInt(10_000)).padStart(4, '0')}`;

const pick = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';
