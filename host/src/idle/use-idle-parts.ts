import { useIsRestoring } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

type IdleParts = typeof import('./idle-parts.ts').idleParts;

/** Parts that the first view does without: marks on tabs, analytics, prefetching. Defined once the page is loaded and idle. */
export function useIdleParts(): IdleParts | undefined {
  const isFirstRender = useIsRestoring();
  const [parts, setParts] = useState<IdleParts>();
  useEffect(() => {
    if (isFirstRender) return;
    return whenLoaded(() => whenIdle(() => void load(setParts)));
  }, [isFirstRender]);
  return parts;
}

async function load(onLoaded: (parts: IdleParts) => void): Promise<void> {
  // The page works without these parts, so a failure has no consequence.
  const loaded = await import(/* webpackChunkName: "idle" */ './idle-parts.ts').catch(() => undefined);
  if (loaded) startTransition(() => onLoaded(loaded.idleParts));
}

function whenLoaded(begin: () => () => void): () => void {
  if (document.readyState === 'complete') return begin();
  let stop: (() => void) | undefined;
  const onLoad = () => {
    stop = begin();
  };
  window.addEventListener('load', onLoad, { once: true });
  return () => {
    window.removeEventListener('load', onLoad);
    stop?.();
  };
}
