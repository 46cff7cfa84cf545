/** Passes what it is given on to all who have asked to be called back. */
export function makeAnnouncer<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    announce(...args: Args): void {
      for (const listener of listeners) listener(...args);
    },
    /** Returns a function that unsubscribes. */
    subscribe(listener: (...args: Args) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
