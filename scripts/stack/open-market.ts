import { releasePlacesOf } from '../../edge/src/config.ts';
import { openReleases } from '../../edge/src/releases/open-releases.ts';
import { step } from '../bootstrap/steps.mjs';
import { openDatabase } from './database.ts';
import { forgetMarket } from './forget-market.ts';
import type { Opened } from './keep-open.ts';
import { becomeOnlyInstance } from './only-instance.ts';
import { requireFreePorts } from './ports.ts';
import type { Program, ProgramOptions } from './program.ts';
import { apiProgram, edgeProgram, openProgram, outsideProgram, releasePlaces } from './programs.ts';
import { releaseChanges } from './release-changes.ts';
import { readSettings } from './settings.ts';

interface MarketOptions {
  signal: AbortSignal;
  /** Fills the demo market again, and forgets the releases before. */
  reset?: boolean;
  /** Uses existing releases, however old; builds only where there are none. */
  anyRelease?: boolean;
}

interface RunningMarket {
  address: string;
  outside: Program;
  api: Program;
  edge: Program;
}

export const report = (text: string): void => console.log(`! ${text}`);

/** Starts everything that runs on this machine, from the sources to the edge. */
export async function openMarket(
  opened: Opened,
  { signal, reset = false, anyRelease = false }: MarketOptions,
): Promise<RunningMarket> {
  const settings = readSettings();
  const address = `http://localhost:${settings.ports.edge}`;
  const { followsCrash } = await becomeOnlyInstance(opened, signal, address);
  await requireFreePorts(settings, followsCrash);
  if (reset) await forgetMarket(settings);

  const release = async (signal: AbortSignal) => {
    if (anyRelease && (await openReleases(releasePlacesOf(releasePlaces)).channel.newest())) return;
    await releaseChanges(signal);
  };
  const start = (options: ProgramOptions) => step(`시작 · ${options.name}`, () => openProgram(opened, options));
  const serveData = async (signal: AbortSignal) => {
    const databaseUrl = await openDatabase(opened, { settings, reset, signal, report });
    const { program: outside } = await start(outsideProgram(settings, { report }));
    const { program: api } = await start(apiProgram(settings, databaseUrl, { report }));
    return { outside, api };
  };
  const [{ outside, api }] = await besideEachOther(signal, serveData, release);
  const { program: edge } = await start(edgeProgram(settings, { report }));
  return { address, outside, api, edge };
}

/** Where one fails the other is ended, too, before the failure is thrown: what is printed last says what went wrong. */
async function besideEachOther<First, Second>(
  signal: AbortSignal,
  first: (signal: AbortSignal) => Promise<First>,
  second: (signal: AbortSignal) => Promise<Second>,
): Promise<[First, Second]> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const both = [first(either), second(either)] as const;
  try {
    return await Promise.all(both);
  } catch (error) {
    failed.abort();
    await Promise.allSettled(both);
    throw error;
  }
}
