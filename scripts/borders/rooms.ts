import path from 'node:path/posix';
import { type FloorTable, floorTables } from './floors.ts';
import type { Import } from './imports.ts';
import { isTest, packageOf } from './packages.ts';
import type { Rule } from './rules.ts';
import type { Source } from './source.ts';

/** From the room of a file to the room of its import. */
interface RoomUse {
  from: string;
  to: string;
}

/**
 * The room of a file below the root: `api/src/stars/earn.ts` → `stars`. Tests belong to no room: they may import all of
 * them.
 */
function roomOf(file: string, { root }: Pick<FloorTable, 'root'>): string | undefined {
  const within = path.relative(root, file);
  return within.startsWith('..') || isTest(file) ? undefined : within.split('/', 1)[0];
}

function useOf(file: string, { specifier }: Import, table: Pick<FloorTable, 'root'>): RoomUse | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const from = roomOf(file, table);
  const to = roomOf(path.join(path.dirname(file), specifier), table);
  return from && to && from !== to ? { from, to } : undefined;
}

const nameOf = ({ from, to }: RoomUse): string => `${from} → ${to}`;

const floorOf = (room: string, { floors }: FloorTable): number => floors.findIndex(({ rooms }) => rooms.includes(room));

/** Whether a room uses a neighbour or a floor above, and is not listed as unfinished. */
const isAgainstFloors = (use: RoomUse, table: FloorTable): boolean =>
  floorOf(use.to, table) <= floorOf(use.from, table) && !table.unfinished?.includes(nameOf(use));

export const floorRules: Rule[] = floorTables.flatMap((table) =>
  table.floors.map(({ name, rooms, instead }) => ({
    name: `${table.root}: ${name} use only the floors below`,
    instead,
    import: (imported, { file }) => {
      const use = useOf(file, imported, table);
      return use !== undefined && rooms.includes(use.from) && isAgainstFloors(use, table);
    },
  })),
);

const isInside = (file: string, { root }: FloorTable): boolean => path.relative(root, file).split('/').length > 2;

const isInRoom = (file: string, { root }: FloorTable): boolean => path.relative(root, file).includes('/');

/** A rule for each table whose rooms have an inside. */
export const doorRules: Rule[] = floorTables.flatMap((table) => {
  const { root, openRooms } = table;
  if (!openRooms) return [];
  return {
    name: `${root}: a room is entered by its door`,
    instead: 'move what other rooms need out of the folder, to stand directly in its room',
    import: (imported, { file }) => {
      const use = useOf(file, imported, table);
      if (!use || openRooms.includes(use.to)) return false;
      return isInRoom(file, table) && isInside(path.join(path.dirname(file), imported.specifier), table);
    },
  };
});

type SourceFile = Pick<Source, 'file' | 'imports'>;

/** Faults that no single file shows: rooms without a floor, outdated entries of the table, circles. */
export function checkRooms(sources: readonly SourceFile[], tables: readonly FloorTable[] = floorTables): string[] {
  return [...tables.flatMap((table) => checkTable(sources, table)), ...checkCircles(sources, tables)];
}

function checkTable(sources: readonly SourceFile[], table: FloorTable): string[] {
  const { root, floors, unfinished = [] } = table;
  const rooms = new Set(sources.flatMap(({ file }) => roomOf(file, table) ?? []));
  if (rooms.size === 0) return [];
  const listed = floors.flatMap((floor) => floor.rooms);
  const needed = new Set(usesIn(sources, table).map(nameOf));
  return [
    ...[...rooms]
      .filter((room) => !listed.includes(room))
      .map((room) => `${root}/${room} stands on no floor: give it one`),
    ...listed.filter((room) => !rooms.has(room)).map((room) => `${root}/${room} is on a floor, but not in the folder`),
    ...unfinished
      .filter((use) => !needed.has(use))
      .map((use) => `${root}: no file needs '${use}': take it off the list`),
  ];
}

/** In every package, with floors or without. */
function checkCircles(sources: readonly SourceFile[], tables: readonly FloorTable[]): string[] {
  const roots = new Set([...tables.map(({ root }) => root), ...sources.map(({ file }) => usualRootOf(file))]);
  return [...roots].flatMap((root) => {
    const unfinished = tables.find((table) => table.root === root)?.unfinished ?? [];
    const uses = usesIn(sources, { root }).filter((use) => !unfinished.includes(nameOf(use)));
    return circlesOf(uses).map(
      (rooms) => `${root}: ${rooms.join(', ')} use each other in a circle: move what they share`,
    );
  });
}

function usualRootOf(file: string): string {
  const home = packageOf(file);
  return file.startsWith(`${home}/src/`) ? `${home}/src` : home;
}

const usesIn = (sources: readonly SourceFile[], table: Pick<FloorTable, 'root'>): RoomUse[] =>
  sources.flatMap(({ file, imports }) => imports.flatMap((imported) => useOf(file, imported, table) ?? []));

/** The strongly connected parts with more than one room. */
function circlesOf(uses: readonly RoomUse[]): string[][] {
  const next = Map.groupBy(uses, ({ from }) => from);
  const reachable = (start: string): Set<string> => {
    const found = new Set<string>();
    const waiting = [start];
    for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
      for (const { to } of next.get(room) ?? []) {
        if (found.has(to)) continue;
        found.add(to);
        waiting.push(to);
      }
    }
    return found;
  };
  const from = new Map([...next.keys()].map((room) => [room, reachable(room)]));
  const circles = new Map<string, string[]>();
  for (const [room, found] of from) {
    if (!found.has(room)) continue;
    const circle = [...found].filter((other) => from.get(other)?.has(room)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}
