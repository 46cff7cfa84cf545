import { useExternalValue } from '@jangteo/state';

/** A value that any code may change, and that components follow. On the server it is always the first one. */
export interface Observable<T> {
  get(): T;
  set(next: T): void;
  use(): T;
}

export function observable<T>(first: T): Observable<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => value;
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useExternalValue(subscribe, get, first),
  };
}
