import type { Envelope, LimitedDeal } from '@jangteo/contract';

/** A deal that is on at the market, for an app that shows it in a screen of its own; nothing while the market is closed. */
export async function sampleDeal(marketUrl: string): Promise<LimitedDeal | undefined> {
  try {
    const reply = await fetch(`${marketUrl}/api/v1/display/home/deal`, { signal: AbortSignal.timeout(3_000) });
    const { data } = (await reply.json()) as Envelope<{ limited: LimitedDeal[] }>;
    return data?.limited[0];
  } catch {
    return undefined;
  }
}
