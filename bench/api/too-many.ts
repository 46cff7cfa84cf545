import { step } from '../../scripts/bootstrap/steps.mjs';
import type { HotCall } from './hot-calls.ts';
import type { Figure } from './measure.ts';
import { type Overload, overload } from './overload.ts';
import type { Turn } from './turns.ts';

/** A light call and a heavy one. */
const overloaded = ['product list', 'search'];

export interface TooMany extends Overload {
  name: string;
  rate: number;
}

interface Options {
  figures: readonly Figure[];
  seconds: number;
  turnOf: (n: number) => Turn;
}

/** Twice as many requests as the API has answered. */
export async function requestTooMany(
  address: string,
  hotCalls: readonly HotCall[],
  { figures, seconds, turnOf }: Options,
): Promise<TooMany[]> {
  const tooMany: TooMany[] = [];
  for (const { name, path } of hotCalls.filter((call) => overloaded.includes(call.name))) {
    const rate = Math.ceil((figures.find((figure) => figure.name === name)?.api.rate ?? 0) * 2);
    const headersOf = (n: number) => turnOf(n).headers;
    const measured = await step(`twice as many as it can answer: ${name}`, () =>
      overload(address + path, { rate, seconds, headersOf }),
    );
    tooMany.push({ name, rate, ...measured });
  }
  return tooMany;
}
