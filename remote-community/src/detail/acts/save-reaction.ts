import type { QueryClient, QueryKey } from '@tanstack/react-query';

export interface Reaction {
  /** The query whose data shows it. */
  queryKey: QueryKey;
  /** The state that is shown; undefined once it is no longer on a screen. */
  isOn: () => boolean | undefined;
  /** Without the server's count, the one that is shown changes with the state. */
  show: (isOn: boolean, count?: number) => void;
  /** Resolves with the server's count. */
  save: (isOn: boolean) => Promise<number>;
}

/** What is wanted of the reactions that are being saved. */
const intents = new Map<string, boolean>();

/**
 * Shows the wanted state at once and sends it, one call at a time; of the taps made while a call is in flight, only the
 * last one is sent. Shows the old state again and throws if it could not be saved. Data that was requested before the server
 * had the reaction is requested anew.
 */
export async function saveReaction(
  queryClient: QueryClient,
  key: string,
  { queryKey, isOn, show, save }: Reaction,
  wanted: boolean,
): Promise<void> {
  const isSaving = intents.has(key);
  let saved = isOn() ?? false;
  if (saved === wanted && !isSaving) return;
  intents.set(key, wanted);
  if (isSaving) return show(wanted);
  const intended = () => intents.get(key) ?? wanted;
  const isRequested = () => queryClient.isFetching({ queryKey }) > 0;

  const wasRequested = isRequested();
  await queryClient.cancelQueries({ queryKey });
  show(intended());
  try {
    while (intended() !== saved && isOn() !== undefined) {
      const intent = intended();
      try {
        const count = await save(intent);
        saved = intent;
        show(intended(), countAfter(count, saved, intended()));
      } catch (error) {
        if (intended() !== intent || isOn() === undefined) continue;
        show(saved);
        throw error;
      }
    }
  } finally {
    intents.delete(key);
    if (wasRequested || isRequested()) void queryClient.invalidateQueries({ queryKey });
  }
}

/** The count once one member's state has changed. */
export const countAfter = (count: number, was: boolean, is: boolean): number =>
  Math.max(0, count + Number(is) - Number(was));
