import { step } from '../../scripts/bootstrap/steps.mjs';
import { type Load, load } from '../edge/load.ts';
import { median } from '../statistics.ts';
import type { HotCall } from './hot-calls.ts';
import { turnHeader } from './recording.ts';
import type { Server } from './servers.ts';
import { forgetTurns, type Turn } from './turns.ts';

/** The API and the bare route are measured alternately, so that other work on the machine affects both. */
const roundSeconds = 1;
/** V8 compiles what a call runs in the first seconds: from the third on, home deal took 1.9 times the bare route's time, later 1.3. */
const warmUpRounds = 6;
/** More than one round can take. */
const turnsOfRound = 10_000;

interface Measured extends Pick<Load, 'rate' | 'p99'> {
  /** The processor time of one request: of the server alone, without the database that both servers share. */
  processorMs: number;
}

interface Round {
  api: Measured;
  bare: Measured;
}

export interface Figure extends Round {
  name: string;
  /** The API's processor time per request divided by the bare route's, in one round. */
  processorRatio: number;
}

/** The medians of all rounds. */
function figureOf(name: string, rounds: readonly Round[]): Figure {
  const medianOf = (numberOf: (round: Round) => number) => median(rounds.map(numberOf)) ?? Number.NaN;
  const measured = (server: keyof Round): Measured => ({
    rate: medianOf((round) => round[server].rate),
    p99: medianOf((round) => round[server].p99),
    processorMs: medianOf((round) => round[server].processorMs),
  });
  return {
    name,
    api: measured('api'),
    bare: measured('bare'),
    processorRatio: medianOf(({ api, bare }) => api.processorMs / bare.processorMs),
  };
}

interface Options {
  databaseUrl: string;
  turnOf: (n: number) => Turn;
  connections: number;
  seconds: number;
}

export async function measureCalls(
  hotCalls: readonly HotCall[],
  { api, bare }: { api: Server; bare: Server },
  { databaseUrl, turnOf, connections, seconds }: Options,
): Promise<Figure[]> {
  let round = 0;
  const measure = async (call: HotCall, server: Server): Promise<Measured> => {
    // A member's exchanges have a daily limit: rounds are short, and each begins a new day.
    if (call.bodyOf) await forgetTurns(databaseUrl);
    const firstTurn = round * turnsOfRound;
    round += 1;
    const processorBefore = server.process.processorTime;
    const measured = await load(server.address + call.path, {
      ...requestOf(call, (n) => turnOf(firstTurn + n)),
      connections,
      seconds: roundSeconds,
    });
    return { ...measured, processorMs: (server.process.processorTime - processorBefore) / measured.total };
  };
  const figures: Figure[] = [];
  for (const call of hotCalls) {
    await step(call.name, async () => {
      const rounds: Round[] = [];
      for (let n = -warmUpRounds; n * roundSeconds < seconds; n += 1) {
        const measured = { bare: await measure(call, bare), api: await measure(call, api) };
        if (n >= 0) rounds.push(measured);
      }
      figures.push(figureOf(call.name, rounds));
    });
  }
  return figures;
}

/** Sent as an edge does it for a visitor, whose address is counted, too. */
const requestOf = ({ method, bodyOf }: HotCall, turnOf: (n: number) => Turn) => ({
  method,
  headersOf: (n: number) => ({
    ...turnOf(n).headers,
    'x-forwarded-for': '203.0.113.7',
    [turnHeader]: JSON.stringify(turnOf(n)),
  }),
  ...(bodyOf && { bodyOf: (n: number) => bodyOf(turnOf(n)) }),
});
