import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { sharedModules } from '../../build/shared-modules.ts';
import { projectRoot } from '../bootstrap/project.mjs';

/**
 * What each version of a shared door exports. Host and remotes are released separately and agree on a version: a change of
 * the exports is a new version in the door's package.json (major where a name is gone, else minor) and a new entry here.
 */
const recorded: Record<string, string[]> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'doors.json'), 'utf8'),
);

const doors = Object.entries(sharedModules('host')).flatMap(([name, { version }]) =>
  name.startsWith('@jangteo/') ? [[name.slice('@jangteo/'.length), version] as const] : [],
);

/** The names of the values that a file exports; types do not exist at run time. */
function exportsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ exportName, moduleRequest }) =>
      exportName.name === null && moduleRequest
        ? exportsOf(path.join(path.dirname(file), moduleRequest.value))
        : [exportName.name ?? ''],
    )
    .sort();
}

test.each(doors)('%s@%s exports what is recorded for this version', (door, version) => {
  const found = exportsOf(path.join(projectRoot, 'shared', door, 'src/index.ts'));
  expect({ [`${door}@${version}`]: found }).toEqual({ [`${door}@${version}`]: recorded[`${door}@${version}`] });
});

test('only present versions are recorded', () => {
  expect(Object.keys(recorded)).toEqual(doors.map(([door, version]) => `${door}@${version}`));
});
