import { useState } from 'react';

export interface Selection {
  isEditing: boolean;
  ids: ReadonlySet<number>;
  /** Starts with an empty selection, or ends and drops it. */
  edit: (isEditing: boolean) => void;
  toggle: (id: number) => void;
  /** Selects all, or none if all were selected. */
  toggleAll: (ids: readonly number[]) => void;
}

const none: ReadonlySet<number> = new Set();

/** Adds several at once. */
export function useSelection(): Selection {
  const [isEditing, setEditing] = useState(false);
  const [ids, setIds] = useState(none);
  return {
    isEditing,
    ids,
    edit(next) {
      setEditing(next);
      setIds(none);
    },
    toggle: (id) =>
      setIds((before) =>
        before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
      ),
    toggleAll: (all) => setIds((before) => (all.every((id) => before.has(id)) ? none : new Set(all))),
  };
}
