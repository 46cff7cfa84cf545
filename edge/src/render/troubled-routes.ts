import type { PageRequest } from '@jangteo/contract/rendering';

export type PageRoute = Pick<PageRequest, 'app' | 'routeId'>;

const minuteMs = 60_000;
const secondEndWithinMs = 10 * minuteMs;
export const leftForMs = 5 * minuteMs;

/**
 * Routes whose rendering ended the renderer twice, by an endless loop or a crash. Each end keeps all other pages waiting,
 * so browsers render these routes for some minutes.
 */
export class TroubledRoutes {
  readonly #lastEnd = new Map<string, number>();
  readonly #left = new Map<string, { route: PageRoute; until: number }>();

  /** The routes that browsers have to render now. */
  get left(): PageRoute[] {
    return [...this.#left.values()].filter(({ until }) => until > performance.now()).map(({ route }) => route);
  }

  isLeft(routeId: string): boolean {
    return (this.#left.get(routeId)?.until ?? 0) > performance.now();
  }

  /** Called when the renderer ended while it worked on a page of the route. Returns whether the route is left from now on. */
  note({ app, routeId }: PageRoute): boolean {
    const now = performance.now();
    const isSecond = now - (this.#lastEnd.get(routeId) ?? Number.NEGATIVE_INFINITY) < secondEndWithinMs;
    this.#lastEnd.set(routeId, now);
    if (isSecond) this.#left.set(routeId, { route: { app, routeId }, until: now + leftForMs });
    return isSecond;
  }
}
