export interface Reaction {
  /** The state that is shown; undefined once it is no longer on a screen. */
  isOn: () => boolean | undefined;
  show: (isOn: boolean) => void;
  save: (isOn: boolean) => Promise<void>;
}

const saving = new Set<string>();

/**
 * Shows the wanted state at once and sends it, one call at a time; of the taps made while a call is in flight, only the
 * last one is sent. Shows the old state again and throws if it could not be saved.
 */
export async function saveReaction(key: string, { isOn, show, save }: Reaction, wanted: boolean): Promise<void> {
  let saved = isOn() ?? false;
  if (saved === wanted && !saving.has(key)) return;
  show(wanted);
  if (saving.has(key)) return;
  saving.add(key);
  try {
    for (let intent = isOn(); intent !== undefined && intent !== saved; intent = isOn()) {
      try {
        await save(intent);
        saved = intent;
      } catch (error) {
        if (isOn() !== intent) continue;
        show(saved);
        throw error;
      }
    }
  } finally {
    saving.delete(key);
  }
}
