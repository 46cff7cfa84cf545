import { type AppName, isRemoteName, type RemoteName } from '@jangteo/contract/release';
import type { Head, RouteContext, RoutePlan, Routes } from '@jangteo/navigation';
import type { ComponentType, ReactNode } from 'react';
import type { Remotes } from '../federation/remotes.ts';
import ownRoutes from '../routes.ts';
import { firstThatWorks } from './first-that-works.ts';
import { type Fault, reportFault } from './report-fault.ts';

export interface PageAddress {
  app: AppName;
  routeId: string;
}

interface OpenedPage {
  /** The id of its release. */
  release: string;
  plan: RoutePlan;
  component: ComponentType;
}

type OnPlan = (plan: RoutePlan) => void;

interface OpenedData {
  data: Promise<unknown>;
}

interface LoadOptions {
  onPlan?: OnPlan;
  isAhead?: boolean;
}

/**
 * The pages of all apps. Code is loaded once, and requested again after a failure. Where a remote's release fails, the
 * release before it takes over in this document.
 */
export function createPages(remotes: Remotes) {
  const opened = new Map<string, OpenedPage>();
  const beingOpened = new Map<string, Promise<unknown>>();
  let shownApp: AppName | undefined;
  /** Releases that were left because of a fault, which is reported once a page of the release before is shown. */
  const faults = new Map<RemoteName, Fault & { isReported?: true }>();

  function fallBack(app: RemoteName, fault: Fault): void {
    remotes.fallBack(app);
    faults.set(app, fault);
  }

  /** A remote whose pages are not on the screen takes the release that is served by now. */
  function enter(app: AppName): void {
    if (!isRemoteName(app) || shownApp === undefined || shownApp === app) return;
    const { id } = remotes.current(app);
    remotes.enter(app);
    if (remotes.current(app).id !== id) faults.delete(app);
  }

  async function loadRemotePage(app: RemoteName, routeId: string, options: LoadOptions): Promise<OpenedPage> {
    const current = remotes.current(app);
    const before = options.isAhead ? undefined : remotes.before(app);
    const isBeforeHere = [...opened.values()].some(({ release }) => release === before?.id);
    const from = (release: typeof current) => async () =>
      loadFrom(await release.routes(routeId), { app, routeId, release: release.id }, options.onPlan);
    const { value, fault } = before
      ? await firstThatWorks({ current: from(current), before: from(before) })
      : { value: await from(current)() };
    // Another page of the same remote may have been left for the release before meanwhile.
    if (remotes.current(app).id !== current.id) return loadRemotePage(app, routeId, options);
    // A release before that needs no line wins on a slow one, and offline, whatever the current release is like.
    if (fault && isBeforeHere && (fault.fault === 'slow' || !navigator.onLine)) remotes.postpone(app);
    else if (fault) fallBack(app, { release: current.id, routeId, ...fault });
    return value;
  }

  async function loadCode({ app, routeId }: PageAddress, options: LoadOptions = {}): Promise<void> {
    enter(app);
    const known = opened.get(routeId);
    if (known?.release === releaseOf(app)) return options.onPlan?.(known.plan);
    const page = isRemoteName(app)
      ? await loadRemotePage(app, routeId, options)
      : await loadFrom(ownRoutes, { app, routeId, release: releaseOf(app) }, options.onPlan);
    opened.set(routeId, page);
  }

  /** The host has one release in a document. */
  const releaseOf = (app: AppName): string => (isRemoteName(app) ? remotes.current(app).id : '');

  async function open(address: PageAddress, context: RouteContext, isAhead: boolean): Promise<OpenedData> {
    let data: Promise<unknown> = Promise.resolve();
    const onPlan: OnPlan = (plan) => {
      data = Promise.resolve(plan.load?.(context));
      // Callers that await the data get its failure; before that it must not count as unhandled.
      data.catch(() => undefined);
    };
    await loadCode(address, { onPlan, isAhead });
    return { data };
  }

  return {
    /** Code and data load in parallel: the page can be rendered when `code` has loaded, and the data may follow. */
    open(address: PageAddress, context: RouteContext): Promise<OpenedData> {
      const opening = open(address, context, false);
      beingOpened.set(
        address.routeId,
        opening.catch(() => undefined),
      );
      return opening;
    },
    /** Resolves when the code of a page that is being opened is there, or has failed. */
    whenOpened: ({ routeId }: PageAddress): Promise<unknown> | undefined => beingOpened.get(routeId),
    openCode: (address: PageAddress): Promise<void> => loadCode(address),
    /**
     * Loads a page that may be opened soon. A failure has no consequence, and does not count against the release: the page
     * itself tries again, and shows it.
     */
    openAhead(address: PageAddress, context: RouteContext): void {
      open(address, context, true).catch(() => undefined);
    },
    openCodeAhead(address: PageAddress): void {
      loadCode(address, { isAhead: true }).catch(() => undefined);
    },
    component(routeId: string): ComponentType {
      const page = opened.get(routeId);
      if (!page) throw new Error(`The page of '${routeId}' is rendered before it was opened`);
      return page.component;
    },
    /** Undefined also for a page that has not been opened yet, not even ahead. */
    opening: ({ routeId }: PageAddress, context: RouteContext): ReactNode | undefined =>
      opened.get(routeId)?.plan.opening?.(context),
    head: ({ routeId }: PageAddress, context: RouteContext): Head | undefined =>
      opened.get(routeId)?.plan.head(context),
    release: (app: RemoteName): string => remotes.current(app).id,
    canFallBack: (app: AppName): boolean => isRemoteName(app) && remotes.before(app) !== undefined,
    /** A page threw: from now on its remote's pages come from the release before. */
    fallBack({ app, routeId }: PageAddress, error: unknown): void {
      if (isRemoteName(app)) fallBack(app, { release: remotes.current(app).id, routeId, fault: 'threw', error });
    },
    hasFallenBack: (app: AppName): boolean => isRemoteName(app) && faults.has(app),
    /** Called when a page is on the screen. */
    shown({ app }: PageAddress): void {
      shownApp = app;
      const fault = isRemoteName(app) && faults.get(app);
      if (!fault || fault.isReported) return;
      fault.isReported = true;
      reportFault(app, fault);
    },
    /** Before a retry: a fault may have been mended by another release. */
    async renew(app: AppName): Promise<void> {
      if (!isRemoteName(app)) return;
      const { id } = remotes.current(app);
      await remotes.renew(app).catch(() => undefined);
      if (remotes.current(app).id !== id) faults.delete(app);
    },
  };
}

interface LoadAddress extends PageAddress {
  release: string;
}

async function loadFrom(routes: Routes, { app, routeId, release }: LoadAddress, onPlan?: OnPlan): Promise<OpenedPage> {
  const route = routes[routeId];
  if (!route) throw new Error(`${app} has '${routeId}' in its route table, but no page for it`);
  const planned = route.plan().then((plan) => {
    onPlan?.(plan);
    return plan;
  });
  const [plan, { default: component }] = await Promise.all([planned, route.page()]);
  return { plan, component, release };
}

export type Pages = ReturnType<typeof createPages>;
