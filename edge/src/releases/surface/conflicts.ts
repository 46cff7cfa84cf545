import type { AppName, Release } from '@jangteo/contract/release';
import { matchRoute, type RouteTable } from '@jangteo/contract/routes';
import { misfitsOf } from './misfits.ts';
import type { Properties, Shape } from './shape.ts';
import type { ApiCalls, Call, Surface } from './surface.ts';

/** A release that pages may mix with others. */
export interface Party {
  release: Release;
  surface: Surface;
  /** The release that was served before the present one. */
  isBefore?: boolean;
}

/** What does not fit, and what a team can do. */
export interface Conflict {
  problem: string;
  remedy: string;
}

type Exports = Record<string, Record<string, Shape>>;

/** The reasons why `user` would not work on a page whose other code is of `giver`. `changed` is the one to promote. */
export function conflictsBetween(giver: Party, user: Party, changed: AppName): Conflict[] {
  const [from, by] = [giver.surface, user.surface];
  if (from.app === by.app) return [];
  const isGiver = changed === from.app;
  if (from.app === 'host') {
    const remedy = isGiver
      ? `keep it in the host until no served release of ${by.app} uses it`
      : `promote a host that gives it first, or release ${by.app} without it`;
    const doors = exportConflicts({ giver, user, exports: [from.gives.doors, by.uses.doors], remedy, of: '@jangteo/' });
    return [...doors, ...libraryConflicts(giver, user)];
  }
  if (by.app !== 'host') return [];
  const remedy = isGiver
    ? `expose it as ${nameOf(user)} expects it, or promote a host that takes both first`
    : `let the host take both until ${from.app} has been promoted`;
  return exportConflicts({ giver, user, exports: [from.gives.exposes, by.uses.exposes], remedy, of: `${from.app}/` });
}

interface Exported {
  giver: Party;
  user: Party;
  exports: [given: Exports, used: Exports];
  remedy: string;
  /** The prefix of a module's name. */
  of: string;
}

function exportConflicts({ giver, user, exports: [given, used], remedy, of }: Exported): Conflict[] {
  return Object.entries(used).flatMap(([module, symbols]) =>
    Object.entries(symbols).flatMap(([symbol, shape]) => {
      const present = given[module]?.[symbol];
      const uses = `${nameOf(user)} uses ${symbol} of ${of}${module.replace(/^\.\//, '')}`;
      if (!present) return [{ problem: `${uses}, which ${nameOf(giver)} does not have`, remedy }];
      const misfits = misfitsOf({ shape: present, types: giver.surface.types }, { shape, types: user.surface.types });
      return misfits.map(({ place, problem }) => {
        const which = place.startsWith('the result')
          ? `${place} of which ${problem}`
          : `whose ${place || 'type'} ${problem}`;
        return { problem: `${uses}, ${which} in ${nameOf(giver)}`, remedy };
      });
    }),
  );
}

/** Federation refuses at run time what differs in more than its patch. */
function libraryConflicts(giver: Party, user: Party): Conflict[] {
  const given = giver.surface.gives.libraries;
  const line = (version: string | undefined) => version?.split('.').slice(0, 2).join('.');
  return Object.entries(user.surface.uses.libraries)
    .filter(([name, version]) => line(given[name]) !== line(version))
    .map(([name, version]) => ({
      problem: `${nameOf(user)} was built with ${name} ${version}, but ${nameOf(giver)} has ${given[name] ?? 'none'}`,
      remedy: 'build both with the same one',
    }));
}

/** The links of `user`, or some of them, that lead nowhere among these routes. */
export function linkConflicts(
  user: Party,
  routes: readonly RouteTable[],
  remedy: string,
  isAsked: (address: string) => boolean = () => true,
): Conflict[] {
  return Object.entries(user.surface.uses.links)
    .filter(([, address]) => isAsked(address) && !leadsSomewhere(address, routes))
    .map(([link, address]) => ({
      problem: `${nameOf(user)} links to ${address} (${link}), a page that no app has then`,
      remedy,
    }));
}

export const leadsSomewhere = (address: string, routes: readonly RouteTable[]): boolean => {
  const { pathname } = new URL(address, 'http://market.invalid');
  return routes.some((table) => matchRoute(table, pathname));
};

/** The calls that the API does not serve as the app makes them. */
export function callConflicts(user: Party, api: ApiCalls): Conflict[] {
  return Object.entries(user.surface.uses.calls).flatMap(([key, call]) => {
    const served = api[key];
    const makes = `${nameOf(user)} makes the call ${key}`;
    if (!served)
      return [{ problem: `${makes}, which the API does not serve`, remedy: 'deploy an API that does first' }];
    const found = misfitsOf(
      { shape: asFunction(served), types: {} },
      { shape: asFunction(call), types: user.surface.types },
    );
    const remedy = `deploy an API that has both, or release ${user.surface.app} as the API is`;
    return found.map(({ place, problem }) => ({
      problem: `${makes}, whose ${place.replace('the result.', '')} ${problem} in the API`,
      remedy,
    }));
  });
}

/** A call takes a request and returns a reply. */
function asFunction({ reply, ...request }: Call): Shape {
  const parts = Object.entries(request).map(([name, shape]): [string, Properties[string]] => {
    const mayBeEmpty = shape.is === 'object' && Object.values(shape.has).every(({ optional }) => optional);
    return [name, { shape, ...(mayBeEmpty && { optional: true }) }];
  });
  const parameter: Shape = { is: 'object', has: Object.fromEntries(parts) };
  return { is: 'function', takes: [{ shape: parameter }], returns: { is: 'object', has: { reply: { shape: reply } } } };
}

export const nameOf = ({ release: { app, id }, isBefore }: Party): string =>
  `${app} ${id}${isBefore ? ' (the release before)' : ''}`;
