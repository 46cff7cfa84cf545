import type { Game, GameReceipt } from '@jangteo/contract';

/**
 * The checks that anyone can compute from a receipt: whether the seal is the seed's, and whether seed and choice bring
 * this prize.
 */
export interface Verification {
  isSealRight: boolean;
  isRollRight: boolean;
  isPrizeRight: boolean;
}

/** Undefined where the browser has no cryptography, as on pages without a secure connection. */
export async function verifyDraw(
  { seedHash, seed, choice, roll }: GameReceipt,
  odds: Game['odds'],
  stars: number,
): Promise<Verification | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const { subtle } = crypto;
  const bytes = bytesOf(seed);
  const hash = hexOf(await subtle.digest('SHA-256', bytes));
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = hexOf(await subtle.sign('HMAC', key, new TextEncoder().encode(choice)));
  const outOf = odds.reduce((sum, { perMille }) => sum + perMille, 0);
  return {
    isSealRight: hash === seedHash,
    isRollRight: Number(BigInt(`0x${signature}`) % BigInt(outOf)) === roll,
    isPrizeRight: prizeOf(odds, roll) === stars,
  };
}

/** The prizes share out the numbers from 0 on, in their order. */
function prizeOf(odds: Game['odds'], roll: number): number | undefined {
  let below = 0;
  return odds.find(({ perMille }) => {
    below += perMille;
    return roll < below;
  })?.stars;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
