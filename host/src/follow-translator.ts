// Decision: docs/decisions/2026-11-28-pages-are-used-in-translation.md

/** What a translator shows in the place of texts: an element that nothing else uses. */
const isStandIn = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/**
 * A browser's translator puts elements of its own in the place of texts. React still has the texts: it changes them where
 * nobody sees it, and fails when it removes one or inserts something before it. So a replaced text that React touches is put
 * back first; the translator then translates it again.
 */
export function followTranslator(): { isTranslated: () => boolean; stop: () => void } {
  let isTranslated = document.querySelector('font') !== null;
  const replacements = new WeakMap<Node, { standIn: HTMLElement; texts: Text[] }>();
  let restoreMethods: (() => void) | undefined;

  const putBack = (text: Node): void => {
    const { standIn, texts = [] } = replacements.get(text) ?? {};
    for (const each of texts) replacements.delete(each);
    standIn?.replaceWith(...texts);
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      // A text that is still on the page is the translator's to change.
      if (type === 'characterData' && !target.isConnected) putBack(target);
    }
    for (const [standIn, texts] of replacedTexts(records)) {
      isTranslated = true;
      for (const text of texts) {
        replacements.set(text, { standIn, texts });
        observer.observe(text, { characterData: true });
      }
      restoreMethods ??= callBefore(putBack);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const stop = () => {
    observer.disconnect();
    restoreMethods?.();
  };
  return { isTranslated: () => isTranslated, stop };
}

/** The elements that came, each with the texts that went from its place at the same time. */
function replacedTexts(records: MutationRecord[]): Map<HTMLElement, Text[]> {
  const found = new Map<HTMLElement, Text[]>();
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (isStandIn(node)) found.set(node, []);
  }
  if (found.size === 0) return found;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const places = [...addedNodes, previousSibling, nextSibling].filter(isStandIn);
    const texts = places.map((place) => found.get(place)).find(Boolean);
    for (const node of removedNodes) if (node instanceof Text) texts?.push(node);
  }
  return found;
}

/** From now on, a node that React removes, or inserts another one before, is named first. Returns how to end it. */
function callBefore(name: (node: Node) => void): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    name(child);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    if (before) name(before);
    return insertBefore.call(this, node, before) as Child;
  };
  return () => Object.assign(Node.prototype, { removeChild, insertBefore });
}
