import { prepareOverlays } from '@jangteo/overlay';
import { useEffect } from 'react';
import { savesData } from '../router/saves-data.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads the overlays' views before a product is tapped: on a slow line the bridge would be waited for. A failure has no
 * consequence: they are loaded when they are needed.
 */
export function useOverlaysAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => void load().then(prepareOverlays, () => undefined));
  }, [load]);
}
