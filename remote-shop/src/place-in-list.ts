interface Place {
  listComponentName?: string;
  /** From 1. */
  order?: number;
}

/** The list of what is tapped and its position there, read from the page, so that cards need no props for it. */
export function placeInList(tapped: Element): Place {
  const item = tapped.closest('li');
  const list = tapped.closest('section[id], ul[id]');
  return { ...(list && { listComponentName: list.id }), ...(item && { order: orderOf(item) }) };
}

/** One element may stand for several items that are not rendered. */
function orderOf(item: HTMLElement): number {
  let order = 1;
  for (let before = item.previousElementSibling; before; before = before.previousElementSibling)
    order += Number(before.getAttribute('data-count') ?? 1);
  return order;
}
