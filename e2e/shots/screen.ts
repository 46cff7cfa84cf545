import type { Page } from 'playwright/test';
import type { ApiInBetween } from '../harness/api-in-between.ts';
import type { MarketSamples } from '../harness/samples.ts';

/** A page of the market with its states. */
export interface Screen {
  /** Its route's id, which also names its pictures. */
  route: string;
  address: (samples: MarketSamples) => string;
  /** States beside those of `usual-states.ts`; a state of the same name replaces the usual one. */
  states?: Record<string, State | undefined>;
}

export interface State {
  /** Changes the API's responses. */
  answers?: (api: ApiInBetween) => void;
  /**
   * Who opens the page: a `newcomer` has not agreed to anything yet, a `regular` has liked and viewed much. A page that
   * requires a login gets a new member by default.
   */
  viewer?: 'visitor' | 'newcomer' | 'member' | 'regular' | 'app';
  /** Another address than the screen's usual one. */
  address?: (samples: MarketSamples) => string;
  /** Added to the address. */
  query?: string;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Runs on the page before the picture is taken. */
  act?: (page: Page, api: ApiInBetween) => Promise<void>;
  /** Whether the page stays loading. */
  neverComes?: boolean;
  /** The whole page, or only the viewport, for overlays. */
  part?: 'whole' | 'inView';
  /** Whether each width needs a page load of its own, because what the picture shows ends by itself. */
  reloads?: boolean;
}
