// Decision: docs/decisions/2026-11-22-rows-keep-the-height-they-had.md

import { styled } from '@jangteo/ui';
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { heightsOf, RowLayout } from './row-layout.ts';
import { type Range, useNearParts } from './use-near-parts.ts';

/** A list of this many rows is rendered whole. */
const fewRows = 60;

const List = styled('ol', { base: { '& > li + li': { borderTopWidth: '1px' } } });

interface LongListProps<Item> {
  /** The heights of rows are remembered by this name and their keys. */
  name: string;
  items: readonly Item[];
  keyOf: (item: Item) => number;
  /** Draws an item; `place` counts from 0. */
  row: (item: Item, place: number) => ReactNode;
}

/**
 * An ordered list whose rows are of any height. Of thousands, only those near the viewport are rendered; the others keep their
 * space. A row is rendered until its height is known, so that the list is always as long as with all of its rows.
 */
export function LongList<Item>({ name, items, keyOf, row }: LongListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items name their keys
  const layout = useMemo(() => new RowLayout(items.map(keyOf), heightsOf(name)), [items, name]);
  const rangeAround = useCallback(
    (element: HTMLElement, marginPx: number) => {
      layout.measure(element);
      const { top } = element.getBoundingClientRect();
      return layout.between(-marginPx - top, window.innerHeight + marginPx - top);
    },
    [layout],
  );
  const near = useNearParts({ list, count: items.length, few: fewRows, rangeAround });
  return (
    <List ref={list}>
      {partsOf(items, (place) => isIn(near, place) || !layout.isKnown(place)).map((part) =>
        'item' in part ? (
          <Row key={keyOf(part.item)} id={keyOf(part.item)} {...part} draw={row} />
        ) : (
          <li key={`room ${part.from}`} aria-hidden style={{ height: layout.heightOf(part) }} />
        ),
      )}
    </List>
  );
}

const isIn = ({ from, to }: Range, place: number): boolean => place >= from && place <= to;

interface RowOf<Item> {
  item: Item;
  place: number;
}

/** The rows that are drawn, and between them the room of those that are not. */
function partsOf<Item>(items: readonly Item[], isDrawn: (place: number) => boolean): (RowOf<Item> | Range)[] {
  const parts: (RowOf<Item> | Range)[] = [];
  for (const [place, item] of items.entries()) {
    const before = parts.at(-1);
    if (isDrawn(place)) parts.push({ item, place });
    else if (before && 'to' in before) before.to = place;
    else parts.push({ from: place, to: place });
  }
  return parts;
}

interface RowProps<Item> extends RowOf<Item> {
  id: number;
  draw: LongListProps<Item>['row'];
}

const Row = memo(<Item,>({ id, item, place, draw }: RowProps<Item>) => <li data-row={id}>{draw(item, place)}</li>) as <
  Item,
>(
  props: RowProps<Item>,
) => ReactNode;
