// Decision: docs/decisions/2026-11-20-borders-in-one-table.md

import path from 'node:path/posix';
import type { Import } from './imports.ts';
import {
  isApp,
  isBrowser,
  isEmbed,
  isOutsideBrowser,
  isServer,
  isServerDoor,
  isTest,
  packageOf,
  workspacePackageOf,
} from './packages.ts';
import { type Reach, reaches } from './reaches.ts';

/** `from` is the file's package, `file` its path from the project's root. */
interface Place {
  file: string;
  from: string;
}

export interface Rule {
  name: string;
  /** What to do instead. */
  instead: string;
  /** The import that is forbidden. */
  import?: (imported: Import, place: Place) => boolean;
  /** The browser's globals that must not be used there. */
  global?: { pattern: RegExp; isRefused: (place: Place) => boolean };
}

/** A library that only one door may import, so that a page loads it once and only the parts that are used. */
const behindDoor = (door: string, library: RegExp, instead: string): Rule => ({
  name: `only ${door} imports ${instead}`,
  instead: `import what you need from '@jangteo/${path.basename(door)}', and let the door export it if it is missing there`,
  import: ({ specifier }, { from }) => library.test(specifier) && from !== door,
});

/** Code in the host's pages. */
const inBrowserOutside =
  (...doors: string[]) =>
  ({ file, from }: Place): boolean =>
    isBrowser(from) && !doors.includes(from) && !isTest(file) && !isEmbed(file);

const targetOf = ({ specifier }: Import, { file }: Place): string | undefined =>
  specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : undefined;

const leavesPackage = (imported: Import, place: Place): boolean => {
  const target = targetOf(imported, place);
  return target !== undefined && packageOf(target) !== place.from;
};

const mayReach = ({ into, testsInto = [] }: Reach, imported: Import, place: Place): boolean => {
  const target = targetOf(imported, place);
  const folders = isTest(place.file) ? [...into, ...testsInto] : into;
  return folders.some((folder) => target === folder || target?.startsWith(`${folder}/`));
};

const reachRules = reaches.map(
  (reach): Rule => ({
    name: `${reach.from} reaches by path into ${[...reach.into, ...(reach.testsInto ?? [])].join(', ')} alone`,
    instead: reach.instead,
    import: (imported, place) =>
      place.from === reach.from && leavesPackage(imported, place) && !mayReach(reach, imported, place),
  }),
);

/** Tests run against the stand-ins of the outside systems. */
const isStandInForTest = (target: string, { file, from }: Place): boolean =>
  target === 'outside' &&
  (file.startsWith('api/test/') || (['api', 'demo', 'edge', 'shared/object-store'].includes(from) && isTest(file)));

const doorFile = /^shared\/[^/]+\/src\/(index|server|testing)\.ts$/;

export const rules: Rule[] = [
  behindDoor(
    'shared/ui',
    /^(@chakra-ui|@ark-ui|@zag-js|@emotion|framer-motion)(\/|$)/,
    'Chakra, emotion and framer-motion',
  ),
  {
    name: 'Chakra is imported by its parts',
    instead:
      "import from '@chakra-ui/react/styled-system': the whole library is 1,800 modules more in each build and each file of tests",
    import: ({ specifier }) => specifier === '@chakra-ui/react',
  },
  behindDoor('shared/navigation', /^react-router/, 'the router'),
  behindDoor('shared/http', /^axios(\/|$)/, 'axios'),
  behindDoor('shared/storage', /^js-cookie(\/|$)/, 'js-cookie'),
  {
    name: 'the contract stands on TypeBox alone',
    instead: 'keep the contract free of React, of calls and of other doors: pass in what it would import',
    import: ({ specifier }, { file, from }) =>
      from === 'shared/contract' && !isTest(file) && !/^(\.|typebox(\/|$))/.test(specifier),
  },
  {
    name: 'the browser takes only types from the contract’s main door',
    instead:
      "write `import type`, or take values from '@jangteo/contract/codes', '/links', '/limits', '/names', '/release' or '/routes': the schemas must not reach the browser",
    import: ({ specifier, isTypeOnly }, { file, from }) =>
      specifier === '@jangteo/contract' && !isTypeOnly && isBrowser(from) && from !== 'shared/testing' && !isTest(file),
  },
  {
    name: 'nobody imports an app',
    instead: 'apps meet through the doors in shared/, through typed links and through federation',
    import: ({ specifier }, { from }) => {
      const target = workspacePackageOf(specifier);
      return target !== undefined && target !== from && isApp(target);
    },
  },
  {
    name: 'outside the browser only the contract, and by servers their own doors, are imported by name',
    instead: "import from '@jangteo/contract'; what only api and edge need belongs to '@jangteo/network'",
    import: ({ specifier }, place) => {
      const target = workspacePackageOf(specifier);
      return (
        isOutsideBrowser(place.from) &&
        target !== undefined &&
        target !== 'shared/contract' &&
        target !== place.from &&
        !(isServer(place.from) && isServerDoor(target)) &&
        !isStandInForTest(target, place)
      );
    },
  },
  {
    name: 'the browser imports no door of the servers',
    instead: 'a door that uses Node is for api and edge; what the browser needs too belongs to the contract',
    import: ({ specifier }, { from }) => isBrowser(from) && isServerDoor(workspacePackageOf(specifier) ?? ''),
  },
  {
    name: 'nobody reaches into another package',
    instead: 'import by the name of the package what its `exports` give; if it is missing, export it there',
    import: (imported, place) =>
      (leavesPackage(imported, place) && !reaches.some(({ from }) => from === place.from)) ||
      /^@jangteo\/[^/]+\/(src|dist)\//.test(imported.specifier),
  },
  ...reachRules,
  {
    name: 'what a remote gives to other sites stands alone',
    instead: 'a foreign page has no host: an embed uses React and plain values of the contract, and its own files',
    import: ({ specifier }, { file }) =>
      isEmbed(file) && !specifier.startsWith('.') && !/^(react|@jangteo\/contract(\/.+)?)$/.test(specifier),
  },
  {
    name: 'only a package’s door re-exports',
    instead:
      'import from the file that has it; only index.ts, server.ts and testing.ts at the top of a door’s src/ re-export',
    import: ({ isReExport, isTypeOnly }, { file }) => isReExport && !isTypeOnly && !doorFile.test(file),
  },
  {
    name: 'a door does not pass on another door',
    instead: 'let those who need it import it from its own door',
    import: ({ specifier, isReExport }) =>
      isReExport && (workspacePackageOf(specifier) !== undefined || /\/index\.tsx?$/.test(specifier)),
  },
  {
    name: 'only shared/state reads external stores',
    instead:
      "keep state in an atom of jotai; what changes outside React is read with useExternalValue or useBrowserValue of '@jangteo/state'",
    import: ({ specifier, names }, { file, from }) =>
      specifier === 'react' &&
      isBrowser(from) &&
      from !== 'shared/state' &&
      !isEmbed(file) &&
      names.some((name) => ['useSyncExternalStore', 'default', '*'].includes(name)),
  },
  {
    name: 'only shared/storage touches cookies and the browser’s stores',
    instead: "use '@jangteo/storage': it survives blocked storage and knows every name",
    global: {
      pattern: /^((local|session)Storage|indexedDB|cookieStore|document\.cookie)(?![\w$])/,
      isRefused: inBrowserOutside('shared/storage'),
    },
  },
  {
    name: 'only navigation and the native adapter move the browser',
    instead: "use '@jangteo/navigation' for own pages, '@jangteo/native' for what leaves the app",
    global: {
      pattern: /^(open|location( =|\.href =|\.(assign|replace|reload))|history\.\w+)$/,
      isRefused: inBrowserOutside('shared/navigation', 'shared/native'),
    },
  },
  {
    name: 'addresses are judged before anybody is led to them',
    instead:
      "use Link from '@jangteo/navigation', which asks safeTarget; an address that is written out may stand in <a>",
    global: { pattern: /^<a href=\{\}>$/, isRefused: inBrowserOutside('shared/navigation') },
  },
  {
    name: 'text is never put into a page as HTML',
    instead: 'render it as text, or build elements with React',
    global: {
      pattern:
        /(\.(innerHTML|outerHTML|srcdoc) =|\.(insertAdjacentHTML|dangerouslySetInnerHTML|srcDoc)|^document\.write(ln)?)$/,
      isRefused: inBrowserOutside(),
    },
  },
  {
    name: 'only shared/http calls a server',
    instead: "use '@jangteo/http': it has the deadlines, the headers and the codes",
    global: {
      pattern: /^(fetch|XMLHttpRequest|WebSocket|EventSource)$/,
      isRefused: inBrowserOutside('shared/http', 'shared/testing'),
    },
  },
];
