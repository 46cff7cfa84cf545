import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '..');
const inProject = (name: string): string => path.join(projectRoot, name);
const read = (name: string): string => readFileSync(inProject(name), 'utf8');

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: projectRoot })];
const decisions = globSync('docs/decisions/*.md', { cwd: projectRoot });

const packageScripts = Object.keys(JSON.parse(read('package.json')).scripts);
const folders = readdirSync(projectRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
  .map(({ name }) => name);
const sources = globSync('{api,edge,scripts,shared,demo,e2e,bench}/**/*.{ts,mjs}', {
  cwd: projectRoot,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});
/** Names of commands are literals of one or two words. */
const opsCommands = sources
  .filter((name) => /^api\/ops\/.*(?<!\.test)\.ts$/.test(name))
  .flatMap((name) => [...read(name).matchAll(/'([a-z]+(?: [a-z]+)?)'/g)].map(([, command = '']) => command));

/** Names with `…` or `NAME` stand for many. */
const isOne = (name: string): boolean => !/[…*<{]/.test(name);

/** Paths below a folder of the project, in backticks or in the commands of a code block. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.@-]+\/[^`\s:]*)`/g)].map(([, name = '']) => name);
  const inCommands = commandsIn(text).flatMap((command) =>
    command.split(/[\s=]+/).filter((word) => /^[\w-]+\//.test(word)),
  );
  return [...quoted, ...inCommands].filter((name) => isOne(name) && folders.includes(name.split('/')[0] ?? ''));
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/(?:\]\(|src=")([^)"#:]+)(?:#[^)"]*)?[)"]/g)].map(([, target = '']) => target);

/** Lines of code blocks without their comments, and what backticks say is run. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n'));
  const quoted = [...text.matchAll(/`((?:pnpm|npm|npx|node) [^`]+)`/g)].map(([, command = '']) => command);
  return [...blocks, ...quoted].map((command) => command.replace(/\s+#.*/, '').trim()).filter(Boolean);
}

const firstOf = (commands: string[], form: RegExp): string[] =>
  commands.map((command) => form.exec(command)?.[1] ?? '').filter((name) => name !== '' && isOne(name));

/** The patterns of `-t` and `-g` that no test's title contains. */
function titlesMissing(command: string): string[] {
  const [, title] = /(?:-t|-g) ('[^']+'|\S+)/.exec(command) ?? [];
  if (!title) return [];
  const wanted = title.replaceAll("'", '');
  return globSync('{api,e2e,edge,remote-*,shared}/**/*.ts', {
    cwd: projectRoot,
    exclude: (name) => name === 'node_modules',
  }).some((name) => read(name).includes(wanted))
    ? []
    : [wanted];
}

describe.each([...documents, ...decisions])('%s', (document) => {
  const text = read(document);
  const commands = commandsIn(text);

  test('each path and link leads to a file', () => {
    expect(pathsIn(text).filter((name) => !existsSync(inProject(name)))).toEqual([]);
    const folder = path.dirname(inProject(document));
    expect(linksIn(text).filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
  });

  test('each command exists', () => {
    const run = firstOf(commands, /(?:^|\s)(?:pnpm|npm)(?: run)? ([a-z:]+)/).filter(
      (name) => name !== 'install' && name !== 'run',
    );
    expect(run.filter((name) => !packageScripts.includes(name))).toEqual([]);
    const benches = firstOf(commands, /pnpm bench ([a-z]+)/);
    expect(benches.filter((name) => !existsSync(inProject(`bench/${name}/main.ts`)))).toEqual([]);
    const operations = firstOf(commands, /pnpm ops ([a-z]+(?: [a-z]+)?)/);
    expect(operations.filter((name) => !opsCommands.some((known) => `${name} `.startsWith(`${known} `)))).toEqual([]);
    expect(commands.flatMap(titlesMissing)).toEqual([]);
  });
});

test('npm runs without its banner where the output goes into a file', () => {
  const redirected = documents.flatMap((document) =>
    commandsIn(read(document)).filter((command) => / > /.test(command)),
  );
  expect(redirected.filter((command) => /npm run (?!--silent )/.test(command))).toEqual([]);
  expect(redirected.length).toBeGreaterThan(1);
  expect(read('README.md')).toContain('`npm run --silent …` where the output goes into a');
});

test('each setting that a document names is in the table of settings', () => {
  const known = new Set([...read('docs/settings.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name));
  const settingsIn = (text: string) =>
    [...text.matchAll(/`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name);
  // How a measurement is made is no setting of a program.
  const described = documents.filter((document) => document !== 'docs/performance.md');
  const unknown = described.flatMap((document) =>
    settingsIn(read(document)).flatMap((name) => (known.has(name) ? [] : `${document}: ${name}`)),
  );
  expect(unknown).toEqual([]);
  expect(settingsIn(read('docs/deploy.md')).length).toBeGreaterThan(10);
});
