interface Place {
  listComponentName?: string;
  /** From 1. */
  order?: number;
}

/** Where in which list a product stands, read from the page when it is tapped: cards need not be told. */
export function placeInList(link: Element): Place {
  const item = link.closest('li');
  const list = link.closest('section[id], ul[id]');
  return { ...(list && { listComponentName: list.id }), ...(item && { order: orderOf(item) }) };
}

/** An item may keep the room of several that are not drawn. */
function orderOf(item: HTMLElement): number {
  let order = 1;
  for (let before = item.previousElementSibling; before; before = before.previousElementSibling)
    order += Number(before.getAttribute('data-count') ?? 1);
  return order;
}
