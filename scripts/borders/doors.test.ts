import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { sharedModules } from '../../build/shared-modules.ts';
import { projectRoot } from '../bootstrap/project.mjs';

interface DoorExports {
  values: string[];
  types: string[];
}

/**
 * What each version of a shared door exports. Host and remotes are released separately and agree on a version: a change of
 * the exports is a new version in the door's package.json (major where a name is gone, else minor) and a new entry here.
 * Types count, too: a remote is compiled against the version that it requires. Packages that are not shared at run time
 * (contract, page, player, state) are bundled into each app, so that two versions of them never meet.
 */
const recorded: Record<string, DoorExports> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'doors.json'), 'utf8'),
);

const doors = Object.entries(sharedModules('host')).flatMap(([name, { version }]) =>
  name.startsWith('@jangteo/') ? [[name.slice('@jangteo/'.length), version] as const] : [],
);

function exportsOf(file: string): { name: string; isType: boolean }[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest, isType }) =>
      exportName.name === null && moduleRequest
        ? exportsOf(path.join(path.dirname(file), moduleRequest.value))
        : [{ name: exportName.name ?? '', isType }],
    );
}

function doorExports(door: string): DoorExports {
  const found = exportsOf(path.join(projectRoot, 'shared', door, 'src/index.ts'));
  const namesOf = (wanted: typeof found) => wanted.map(({ name }) => name).sort();
  return {
    values: namesOf(found.filter(({ isType }) => !isType)),
    types: namesOf(found.filter(({ isType }) => isType)),
  };
}

test.each(doors)('%s@%s exports what is recorded for this version', (door, version) => {
  expect({ [`${door}@${version}`]: doorExports(door) }).toEqual({
    [`${door}@${version}`]: recorded[`${door}@${version}`],
  });
});

test('only present versions are recorded', () => {
  expect(Object.keys(recorded)).toEqual(doors.map(([door, version]) => `${door}@${version}`));
});
