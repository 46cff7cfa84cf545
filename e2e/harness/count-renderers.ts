declare global {
  /** The number of copies of react-dom on the page. */
  var renderers: number;
}

/**
 * Runs in the page before its scripts: each copy of react-dom registers with the developer tools, for which this object
 * stands.
 */
export function countRenderers(): void {
  const nothing = () => undefined;
  const inject = () => {
    globalThis.renderers += 1;
    return globalThis.renderers;
  };
  Object.assign(globalThis, {
    renderers: 0,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject,
      onCommitFiberRoot: nothing,
      onPostCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
    },
  });
}
