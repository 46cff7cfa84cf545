import type { Page } from 'playwright/test';
import type { ApiInBetween } from '../harness/api-in-between.ts';
import type { MarketSamples } from '../harness/samples.ts';

/** A page of the market, and whatever it can look like. */
export interface Screen {
  /** Its route's id, which also names its pictures. */
  route: string;
  address: (samples: MarketSamples) => string;
  /** Beside those of `usual-states.ts`; one of the same name takes its place, and nothing leaves it out. */
  states?: Record<string, State | undefined>;
}

export interface State {
  /** What the API answers. */
  answers?: (api: ApiInBetween) => void;
  /**
   * Who looks: a `newcomer` has not agreed to anything yet, a `regular` has liked and seen much. A page that wants a member
   * has a new one without being told.
   */
  viewer?: 'visitor' | 'newcomer' | 'member' | 'regular' | 'app';
  /** Elsewhere than the screen's usual address. */
  address?: (samples: MarketSamples) => string;
  /** Added to the address. */
  query?: string;
  /** What is done before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** What is done on the page before it is taken. */
  act?: (page: Page, api: ApiInBetween) => Promise<void>;
  /** What is being loaded never comes. */
  neverComes?: boolean;
  /** The page as far as it goes, or only what is in view, where overlays are. */
  part?: 'whole' | 'inView';
  widths?: readonly number[];
}
