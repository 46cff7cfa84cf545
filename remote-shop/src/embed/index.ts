// Decision: docs/decisions/2026-11-23-parts-for-other-sites.md

import type * as React from 'react';
import type { exposes } from './exposes.ts';
import { giveReact } from './given-react.ts';
import { ProductCard } from './product-card.tsx';
import { ProductRail } from './product-rail.tsx';

type Exposed = (typeof exposes)[number];

/** By version, as module federation shares libraries. */
interface ShareScope {
  react?: Record<string, { get(): Promise<() => typeof React> | (() => typeof React); loaded?: boolean | number }>;
}

const oldest = [18, 2] as const;

const modules: Record<Exposed, object> = {
  './product-card': { ProductCard },
  './product-rail': { ProductRail },
};

let shared: Promise<void> | undefined;

/** Takes the page's React: the one that has been loaded, or else its newest. One that fails may be given again. */
export function init(scope: ShareScope): Promise<void> {
  shared ??= takeReact(scope).catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

/** A function that returns the exports of the exposed module. */
export async function get(exposed: string): Promise<() => object> {
  await shared;
  if (!Object.hasOwn(modules, exposed)) throw new Error(`${exposed} is not exposed`);
  return () => modules[exposed as Exposed];
}

async function takeReact({ react = {} }: ShareScope): Promise<void> {
  const accepted = Object.entries(react)
    .map(([version, share]) => ({ numbers: version.split('.').map(Number), share }))
    .filter(({ numbers }) => compare(numbers, oldest) >= 0)
    .sort((a, b) => Number(Boolean(b.share.loaded)) - Number(Boolean(a.share.loaded)) || compare(b.numbers, a.numbers));
  const [best] = accepted;
  if (!best) throw new Error(`The page shares no React from ${oldest.join('.')} on`);
  const factory = await best.share.get();
  giveReact(factory());
}

const compare = ([majorA = 0, minorA = 0]: readonly number[], [majorB = 0, minorB = 0]: readonly number[]): number =>
  majorA - majorB || minorA - minorB;
