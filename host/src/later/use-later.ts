import { useIsRestoring } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

type Later = typeof import('./later.ts').later;

/** What no visitor waits for: marks on tabs, counting, looking ahead. There once the page is loaded and idle. */
export function useLater(): Later | undefined {
  const isFirstRender = useIsRestoring();
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    if (isFirstRender) return;
    return onceLoaded(() => whenIdle(() => void load(setLater)));
  }, [isFirstRender]);
  return later;
}

async function load(take: (later: Later) => void): Promise<void> {
  // Without it the page is what it is.
  const loaded = await import(/* webpackChunkName: "later" */ './later.ts').catch(() => undefined);
  if (loaded) startTransition(() => take(loaded.later));
}

function onceLoaded(begin: () => () => void): () => void {
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
