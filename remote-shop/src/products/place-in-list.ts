interface Place {
  listComponentName?: string;
  /** From 1. */
  order?: number;
}

/** A product's list and position, read from the page when it is tapped, so that cards need no props for it. */
export function placeInList(link: Element): Place {
  const item = link.closest('li');
  const list = link.closest('section[id], ul[id]');
  return { ...(list && { listComponentName: list.id }), ...(item && { order: orderOf(item) }) };
}

/** One element may stand for several items that are not rendered. */
function orderOf(item: HTMLElement): number {
  let order = 1;
  for (let before = item.previousElementSibling; before; before = before.previousElementSibling)
    order += Number(before.getAttribute('data-count') ?? 1);
  return order;
}
