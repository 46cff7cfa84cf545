import { appendFile, rm } from 'node:fs/promises';
import { crash, type Victim } from './crash.ts';
import { type CrashMarket, openCrashMarket } from './crash-market.ts';

const kills: Record<Victim, number> = {
  PostgreSQL: Number(process.env.DATABASE_KILLS ?? 2),
  'a process of the API': Number(process.env.API_KILLS ?? 2),
};
/** The file for the figures, one line for each victim. */
const reportFile = process.env.CRASH_REPORT;

/** Long enough for a busy machine. */
const slow = 5_000;
jest.setTimeout(180_000 + (kills.PostgreSQL + kills['a process of the API']) * 15_000);

const opened = new AsyncDisposableStack();
let market: CrashMarket;
beforeAll(async () => {
  if (reportFile) await rm(reportFile, { force: true });
  market = await openCrashMarket(opened, Math.max(...Object.values(kills)));
});
afterAll(() => opened.disposeAsync());

test.each(Object.entries(kills) as [Victim, number][])(
  '%s is killed %i times while people write: nothing is lost, incomplete or duplicated',
  async (victim, times) => {
    const { violations, ...report } = await crash(market, victim, times);
    if (reportFile) await appendFile(reportFile, `${JSON.stringify({ victim, kills: times, ...report })}\n`);
    expect(violations).toEqual([]);
    expect(report.refusals.filter((ms) => ms > slow)).toEqual([]);
    expect(report.recoveries.filter((ms) => ms > slow)).toEqual([]);
  },
);
