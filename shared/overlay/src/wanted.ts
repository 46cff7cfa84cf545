import { observable } from './observable.ts';

const wanted = observable(false);

/** What overlays look like is loaded when the first is asked for; this asks before, as when a finger comes near. */
export const prepareOverlays = (): void => {
  if (!wanted.get()) wanted.set(true);
};

export const useOverlaysWanted = wanted.use;
