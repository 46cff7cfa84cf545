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
  const measure = useCallback((element: HTMLElement) => layout.measure(element), [layout]);
  const rangeAround = useCallback(
    (element: HTMLElement, marginPx: number) => {
      const { top } = element.getBoundingClientRect();
      return layout.between(-marginPx - top, window.innerHeight + marginPx - top);
    },
    [layout],
  );
  const near = useNearParts({ list, count: items.length, few: fewRows, measure, rangeAround });
  return (
    <List ref={list}>
      {withRooms(layout.rowsToDraw(near), items.length).map((part) => {
        if (typeof part === 'object') {
          return <li key={`room ${part.from}`} aria-hidden style={{ height: layout.heightOf(part) }} />;
        }
        const item = items[part] as Item;
        return <Row key={keyOf(item)} id={keyOf(item)} item={item} place={part} draw={row} />;
      })}
    </List>
  );
}

/** The rows that are drawn, and between them the room of those that are not. */
function withRooms(drawn: readonly number[], count: number): (number | Range)[] {
  const parts: (number | Range)[] = [];
  let next = 0;
  for (const row of [...drawn, count]) {
    if (row > next) parts.push({ from: next, to: row - 1 });
    if (row < count) parts.push(row);
    next = row + 1;
  }
  return parts;
}

interface RowProps<Item> {
  id: number;
  item: Item;
  place: number;
  draw: LongListProps<Item>['row'];
}

const Row = memo(<Item,>({ id, item, place, draw }: RowProps<Item>) => <li data-row={id}>{draw(item, place)}</li>) as <
  Item,
>(
  props: RowProps<Item>,
) => ReactNode;
