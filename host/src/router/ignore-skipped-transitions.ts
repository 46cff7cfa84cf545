/**
 * A page that comes in softly may be overtaken by the next one, or the window may change meanwhile: the browser then skips
 * the animation and rejects a promise which the router does not look at. The page itself has come in all the same.
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
