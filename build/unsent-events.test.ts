import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './apps.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** The events in the table of events. */
const eventNames = [...read('shared/analytics/src/events.ts').matchAll(/^ {2}(?:'([a-z ]+)'|([a-z]+)): /gm)].map(
  ([, quoted, plain]) => quoted ?? plain ?? '',
);

const sources = globSync('{host,remote-*,shared/*}/src/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('analytics/src/events.ts'))
  .map(read)
  .filter((text) => text.includes('track('));

/** Events whose screens do not exist yet: with its screen, an event leaves this list. */
const unsent: string[] = [];

test('[ANA-01] every event of the table is sent by a screen, except those whose screens are listed as missing', () => {
  expect(eventNames.length).toBeGreaterThan(35);
  expect(eventNames.filter((name) => !sources.some((text) => text.includes(`'${name}'`)))).toEqual(unsent);
});
