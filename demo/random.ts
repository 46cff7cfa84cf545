import { createHash } from 'node:crypto';

/** Pseudo-random numbers, the same for the same names: the order and number of other calls make no difference. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** Both bounds included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function randomFor(...names: (string | number)[]): Random {
  let state = hash(names.join(':'));
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const choice = list[between(0, list.length - 1)];
      if (choice === undefined) throw new Error('Nothing to pick from');
      return choice;
    },
  };
}

/** FNV-1a, finished by a shuffle of its bits: fast, because every row needs one. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return value ^ (value >>> 13);
}

/** The same members in an order that depends on the names. */
export function shuffled<T>(list: readonly T[], ...names: (string | number)[]): T[] {
  const key = (index: number) =>
    createHash('md5')
      .update([...names, index].join(':'))
      .digest('hex');
  return list
    .map((member, index) => ({ member, key: key(index) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ member }) => member);
}
