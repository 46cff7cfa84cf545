/**
 * A view transition is skipped when another navigation follows or the window is resized: the browser then rejects a
 * promise
 * that the router does not handle. The page itself has changed all the same.
 */
export function ignoreSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
