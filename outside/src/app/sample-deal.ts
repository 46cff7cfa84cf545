import type { Envelope, LimitedDeal } from '@jangteo/contract';

/** A running deal of the market for the app's own screen; undefined while the market is not running. */
export async function sampleDeal(marketUrl: string): Promise<LimitedDeal | undefined> {
  try {
    const reply = await fetch(`${marketUrl}/api/v1/display/home/deal`, { signal: AbortSignal.timeout(3_000) });
    const { data } = (await reply.json()) as Envelope<{ limited: LimitedDeal[] }>;
    return data?.limited[0];
  } catch {
    return undefined;
  }
}
