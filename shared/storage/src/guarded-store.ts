/** A browser store that never throws: a value that cannot be stored is kept in memory until the page is left. */
export interface GuardedStore<Name extends string> {
  get(name: Name): string | undefined;
  /** A value of another shape, or invalid JSON, counts as missing: older releases and other scripts write here, too. */
  getJson<T>(name: Name, isShape: (value: unknown) => value is T): T | undefined;
  /** Returns whether the value outlives the page. */
  set(name: Name, value: string): boolean;
  setJson(name: Name, value: unknown): boolean;
  remove(name: Name): void;
  removeAll(options: { but: readonly Name[] }): void;
}

export function guardedStore<Name extends string>(
  keys: Record<Name, string>,
  openStorage: () => Storage,
): GuardedStore<Name> {
  const memory = new Map<Name, string>();

  const store: GuardedStore<Name> = {
    get(name) {
      const kept = memory.get(name);
      if (kept !== undefined || onServer()) return kept;
      return attempt(() => openStorage().getItem(keys[name])) ?? undefined;
    },

    getJson: (name, isShape) => parseStored(store.get(name), isShape),

    set(name, value) {
      // One server process renders for many visitors: values of one must not reach another.
      if (onServer()) return false;
      const isKept = attempt(() => {
        openStorage().setItem(keys[name], value);
        return true;
      });
      if (isKept) memory.delete(name);
      else memory.set(name, value);
      return isKept === true;
    },

    setJson: (name, value) => store.set(name, JSON.stringify(value)),

    remove(name) {
      memory.delete(name);
      if (!onServer()) attempt(() => openStorage().removeItem(keys[name]));
    },

    removeAll({ but }) {
      for (const name of Object.keys(keys) as Name[]) if (!but.includes(name)) store.remove(name);
    },
  };
  return store;
}

/** A stored text as JSON; undefined where it is missing, invalid or of another shape. */
export function parseStored<T>(text: string | undefined, isShape: (value: unknown) => value is T): T | undefined {
  const value: unknown = text === undefined ? undefined : attempt(() => JSON.parse(text));
  return isShape(value) ? value : undefined;
}

const onServer = () => typeof window === 'undefined';

/** Blocked storage throws on access, full storage on writing, invalid JSON on parsing. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
