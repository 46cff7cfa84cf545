import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './bootstrap/project.mjs';

/** Whatever these programs and packages answer can be shown on a screen. */
const places = ['api/src', 'edge/src', 'shared/http/src', 'shared/session/src'];

/** Korean of another voice than the screens', or without the space that they write. */
const otherVoice = /[가-힣]+(?:니다|시오)(?=[.!?"'`])|[가-힣]+[가-힣]주세요/g;

/** The customer's own texts, word by word. */
const given = new Set(
  ['완료됩니다', '가능합니다', '연락주세요'].map((words) => `api/src/sessions/providers/portal.ts: ${words}`),
);
/** Written for developers. */
const documents = new Set(['api/src/platform/http/document/openapi.ts']);

test('what the servers answer speaks as the screens do', () => {
  const root = inProject('.');
  const files = places
    .flatMap((place) => globSync(`${place}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !documents.has(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(otherVoice)].map(([words]) => `${file}: ${words}`),
  );
  expect(found.filter((line) => !given.has(line))).toEqual([]);
});
