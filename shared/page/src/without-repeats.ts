/** A list may grow at its top between the calls for two of its pages, so that an item comes twice. */
export const withoutRepeats = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
