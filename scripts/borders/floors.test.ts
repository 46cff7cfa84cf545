import path from 'node:path/posix';
import { checkFile } from './check.ts';
import { type FloorTable, floorTables } from './floors.ts';
import { checkRooms } from './rooms.ts';
import { readSource } from './source.ts';

const isFile = (room: string): boolean => /\.tsx?$/.test(room);

/** The violations when a file of one room imports a file of another. */
function crossed(root: string, from: string, to: string): string[] {
  const file = path.join(root, isFile(from) ? from : `${from}/planted.ts`);
  const target = path.join(root, isFile(to) ? to : `${to}/planted.ts`);
  const specifier = path.relative(path.dirname(file), target);
  const code = `import { a } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';`;
  return checkFile(file, code).map(({ rule }) => rule.name);
}

describe.each(floorTables.map((table) => [table.root, table] as const))(
  '%s',
  (_, { root, floors, unfinished = [] }: FloorTable) => {
    test.each(floors.map((floor, index) => [floor.name, floor, index] as const))('%s', (name, { rooms }, index) => {
      const [room = '', ...neighbours] = rooms;
      const refused = [...neighbours, ...floors.slice(0, index).flatMap((above) => above.rooms)];
      for (const other of refused.filter((one) => !unfinished.includes(`${room} → ${one}`))) {
        expect(crossed(root, room, other)).toEqual([`${root}: ${name} use only the floors below`]);
      }
      for (const below of floors.slice(index + 1).flatMap((floor) => floor.rooms)) {
        expect(crossed(root, room, below)).toEqual([]);
      }
    });
  },
);

describe('doors', () => {
  const found = (file: string, specifier: string) =>
    checkFile(file, `import { a } from '${specifier}';`).map(({ rule }) => rule.name);

  test('a room’s folders are its inside', () => {
    const refused = ['api/src: a room is entered by its door'];
    expect(found('api/src/game/a.ts', '../stars/ledger/a.ts')).toEqual(refused);
    expect(found('api/src/members/nickname/a.ts', '../../community/moderation/a.ts')).toEqual(refused);
  });

  test('a room’s door, open rooms and the files beside the rooms are accepted', () => {
    expect(found('api/src/game/a.ts', '../stars/a.ts')).toEqual([]);
    expect(found('api/src/game/a.ts', '../platform/http/a.ts')).toEqual([]);
    expect(found('api/src/stars/exchange/a.ts', '../ledger/a.ts')).toEqual([]);
    expect(found('api/src/deliveries.ts', './stars/exchange/a.ts')).toEqual([]);
  });
});

describe('rooms', () => {
  const table = {
    root: 'host/src',
    floors: [
      { name: 'app', rooms: ['app.tsx'], instead: '' },
      { name: 'rooms', rooms: ['layout', 'router'], instead: '' },
    ],
  };
  const clean = { 'host/src/app.tsx': "import './layout/a.ts'; import './router/a.ts';", 'host/src/router/a.ts': '' };
  const check = (files: Record<string, string>, unfinished: string[] = []) =>
    checkRooms(
      Object.entries({ ...clean, ...files }).map(([file, code]) => readSource(file, code)),
      [{ ...table, unfinished }],
    );

  test('pass where each has its floor', () => expect(check({ 'host/src/layout/a.ts': '' })).toEqual([]));

  test('need a floor each', () => {
    expect(check({ 'host/src/layout/a.ts': '', 'host/src/attic/a.ts': '' })).toEqual([
      'host/src/attic stands on no floor: give it one',
    ]);
  });

  test('of the table must exist', () => {
    expect(check({})).toEqual(['host/src/layout is on a floor, but not in the folder']);
  });

  test('must not import each other in a circle, in packages without floors either', () => {
    const circle = {
      'edge/src/render/a.ts': "import '../files/a.ts';",
      'edge/src/files/a.ts': "import type { A } from '../health.ts';",
      'edge/src/health.ts': "import './render/a.ts';",
    };
    expect(check({ 'host/src/layout/a.ts': '', ...circle })).toEqual([
      'edge/src: files, health.ts, render use each other in a circle: move what they share',
    ]);
  });

  test('are listed as unfinished only while they are', () => {
    const layout = { 'host/src/layout/a.ts': "import '../router/a.ts';" };
    expect(check(layout, ['layout → router'])).toEqual([]);
    expect(check({ 'host/src/layout/a.ts': '' }, ['layout → router'])).toEqual([
      "host/src: no file needs 'layout → router': take it off the list",
    ]);
  });
});
