import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../bootstrap/project.mjs';
import { checkFile } from './check.ts';
import { rules } from './rules.ts';

/** For each rule: files that violate it, and files that meet the same need as the rule asks. */
const planted: Record<string, { crossing: [file: string, code: string][]; clean: [file: string, code: string][] }> = {
  'only shared/ui imports Chakra, emotion and framer-motion': {
    crossing: [
      ['remote-shop/src/a.tsx', "import { Box } from '@chakra-ui/react';"],
      ['host/src/a.tsx', "import { Global } from '@emotion/react';"],
      ['shared/navigation/src/a.tsx', "const motion = () => import('framer-motion');"],
    ],
    clean: [['shared/ui/src/a.tsx', "import { defineRecipe } from '@chakra-ui/react/styled-system';"]],
  },
  'Chakra is imported by its parts': {
    crossing: [
      ['shared/ui/src/a.tsx', "import { Box } from '@chakra-ui/react';"],
      ['shared/ui/src/a.ts', "import type { RecipeDefinition } from '@chakra-ui/react';"],
    ],
    clean: [['shared/ui/src/a.tsx', "import { defaultBaseConfig } from '@chakra-ui/react/preset-base';"]],
  },
  'only shared/navigation imports the router': {
    crossing: [
      ['remote-shop/src/a.tsx', "import { Link } from 'react-router-dom';"],
      ['shared/ui/src/a.tsx', "import { useMatch } from 'react-router';"],
    ],
    clean: [['shared/navigation/src/a.tsx', "import { Link } from 'react-router-dom';"]],
  },
  'only shared/http imports axios': {
    crossing: [['remote-auth/src/a.ts', "import axios from 'axios';"]],
    clean: [['shared/http/src/a.ts', "import axios from 'axios';"]],
  },
  'only shared/storage imports js-cookie': {
    crossing: [['host/src/a.ts', "import Cookies from 'js-cookie';"]],
    clean: [['shared/storage/src/a.ts', "import Cookies from 'js-cookie';"]],
  },
  'the contract stands on TypeBox alone': {
    crossing: [
      ['shared/contract/src/a.ts', "import { useState } from 'react';"],
      ['shared/contract/src/a.ts', "import { readFile } from 'node:fs';"],
    ],
    clean: [['shared/contract/src/a.ts', "import { Type } from 'typebox'; import { calls } from './index.ts';"]],
  },
  'the browser takes only types from the contract’s main door': {
    crossing: [
      ['remote-shop/src/a.ts', "import { calls } from '@jangteo/contract';"],
      ['shared/http/src/a.ts', "import { type Calls } from '@jangteo/contract';"],
    ],
    clean: [
      ['remote-shop/src/a.ts', "import type { Calls } from '@jangteo/contract';"],
      ['remote-shop/src/a.ts', "import { links } from '@jangteo/contract/links';"],
      ['api/src/a.ts', "import { calls } from '@jangteo/contract';"],
    ],
  },
  'nobody imports an app': {
    crossing: [
      ['remote-shop/src/a.ts', "import { Cart } from '@jangteo/remote-mypage';"],
      ['shared/ui/src/a.ts', "import type { Layout } from '@jangteo/host';"],
    ],
    clean: [['remote-shop/src/a.ts', "import { Link } from '@jangteo/navigation';"]],
  },
  'outside the browser only the contract, and by servers their own doors, are imported by name': {
    crossing: [
      ['api/src/a.ts', "import { localStore } from '@jangteo/storage';"],
      ['edge/src/a.ts', "import { renderRoutes } from '@jangteo/navigation/server';"],
      ['e2e/a.ts', "import { buildApp } from '@jangteo/api';"],
      ['api/src/a.ts', "import { buildOutside } from '@jangteo/outside';"],
      ['demo/a.ts', "import { buildOutside } from '@jangteo/outside';"],
      ['scripts/a.ts', "import { localStore } from '@jangteo/storage';"],
      ['e2e/a.ts', "import { networkOf } from '@jangteo/network';"],
      ['shared/network/src/a.ts', "import { localStore } from '@jangteo/storage';"],
    ],
    clean: [
      ['edge/src/a.ts', "import { matchRoute } from '@jangteo/contract/routes';"],
      ['edge/src/a.ts', "import { networkOf } from '@jangteo/network';"],
      ['api/src/a.ts', "import { networkOf } from '@jangteo/network';"],
      ['api/src/a.test.ts', "import { buildOutside } from '@jangteo/outside';"],
    ],
  },
  'the browser imports no door of the servers': {
    crossing: [
      ['remote-shop/src/a.ts', "import { networkOf } from '@jangteo/network';"],
      ['shared/http/src/a.ts', "import { networkOf } from '@jangteo/network';"],
    ],
    clean: [['edge/src/a.ts', "import { networkOf } from '@jangteo/network';"]],
  },
  'nobody reaches into another package': {
    crossing: [
      ['remote-shop/src/a.ts', "import { links } from '../../shared/contract/src/links.ts';"],
      ['host/src/a.ts', "import { theme } from '@jangteo/ui/src/theme/theme.ts';"],
      ['edge/src/a.ts', "import { buildApp } from '../../api/src/app.ts';"],
      ['api/test/a.ts', "import { fillDemo } from '../../demo/market/demo.ts';"],
      ['api/src/a.test.ts', "jest.mock('../../edge/src/config.ts');"],
      ['edge/src/a.ts', `await import(\`../../\${app}/src/route-table.ts\`);`],
    ],
    clean: [['remote-shop/src/pages/a.ts', "import { routes } from '../routes.ts';"]],
  },
  'build reaches by path into */src/route-table.ts, edge/src/releases/release-id.ts, edge/src/releases/surface, edge/src/releases/verify-release.ts, shared/ui/src/theme/compile.ts, shared/ui/src/theme/global-rules.ts, shared/federation/src/older-runtime.ts alone':
    {
      crossing: [
        ['build/a.ts', `await import(\`../\${app}/src/routes.tsx\`);`],
        ['build/a.ts', "import { inProject } from '../scripts/bootstrap/project.mjs';"],
        ['build/a.ts', "import { promote } from '../edge/src/releases/channel/promote.ts';"],
        ['build/a.ts', "import { offerOlderRuntime } from '../shared/federation/src/older-runtime.ts';"],
      ],
      clean: [
        ['build/a.ts', `await import(\`../\${app}/src/route-table.ts\`);`],
        ['build/a.ts', "import { releaseId } from '../edge/src/releases/release-id.ts';"],
        ['build/a.test.ts', "import { offerOlderRuntime } from '../shared/federation/src/older-runtime.ts';"],
      ],
    },
  'scripts reaches by path into build, edge/src, jest/common.mjs, api/src/platform/config.ts, outside/src/config.ts, shared/ui/src/theme/system.ts alone':
    {
      crossing: [
        ['scripts/a.ts', "import { apiAddress } from '../e2e/places.ts';"],
        ['scripts/a.ts', "import { migrate } from '../api/src/platform/database/migrations.ts';"],
      ],
      clean: [
        ['scripts/a.ts', "import { promote } from '../edge/src/releases/channel/promote.ts';"],
        ['scripts/a.test.ts', "import { styleSystem } from '../shared/ui/src/theme/system.ts';"],
      ],
    },
  'demo reaches by path into api/src, api/ops, api/test alone': {
    crossing: [
      ['demo/a.ts', "import { startPostgres } from '../scripts/postgres/local.ts';"],
      ['demo/a.ts', "import { openTestApp } from '../api/test/app.ts';"],
      ['demo/a.ts', "import { commands } from '../api/ops/commands.ts';"],
    ],
    clean: [
      ['demo/a.ts', "import { openDatabase } from '../api/src/platform/database/database.ts';"],
      ['demo/a.test.ts', "import { openTestApp } from '../api/test/app.ts';"],
    ],
  },
  'assets reaches by path into build/run-command.ts, demo/table.ts, scripts/bootstrap alone': {
    crossing: [['assets/icons/a.ts', "import { tokens } from '../../shared/ui/src/theme/tokens.ts';"]],
    clean: [['assets/icons/a.ts', "import { inProject } from '../../scripts/bootstrap/project.mjs';"]],
  },
  'e2e reaches by path into scripts alone': {
    crossing: [
      ['e2e/home/a.test.ts', "import { buildApp } from '../../api/src/app.ts';"],
      ['e2e/home/a.test.ts', "import { percentile } from '../../bench/statistics.ts';"],
    ],
    clean: [['e2e/home/a.test.ts', "import { phone } from '../../scripts/browser/phone.ts';"]],
  },
  'bench reaches by path into api/src, api/test, build, demo, e2e/harness, edge/src/releases/surface, edge/src/testing, scripts alone':
    {
      crossing: [
        ['bench/search/a.ts', "import { productSorts } from '../../shared/contract/src/product-list.ts';"],
        ['bench/page/a.ts', "import { address } from '../../e2e/places.ts';"],
      ],
      clean: [['bench/api/a.ts', "import { buildApp } from '../../api/src/app.ts';"]],
    },
  'jest reaches by path into api/src, api/test, demo, scripts/postgres alone': {
    crossing: [['jest/a.ts', "import { openEdge } from '../edge/src/app.ts';"]],
    clean: [['jest/a.ts', "import { fillDemo } from '../demo/market/demo.ts';"]],
  },
  'only a package’s door re-exports': {
    crossing: [
      ['remote-shop/src/deals/index.ts', "export { DealCard } from './deal-card.tsx';"],
      ['shared/ui/src/controls/index.ts', "export * from './button.tsx';"],
      ['api/src/a.ts', "export * from './b.ts';"],
    ],
    clean: [
      ['shared/ui/src/index.ts', "export { Button } from './controls/button.tsx';"],
      ['shared/navigation/src/server.ts', "export { render } from './render.ts';"],
    ],
  },
  'a door does not pass on another door': {
    crossing: [
      ['shared/query/src/index.ts', "export { call } from '@jangteo/http';"],
      ['shared/ui/src/index.ts', "export * from './controls/index.ts';"],
    ],
    clean: [['shared/ui/src/index.ts', "export { Box } from '@chakra-ui/react/box';"]],
  },
  'what a remote gives to other sites stands alone': {
    crossing: [
      ['remote-shop/src/embed/a.tsx', "import { Box } from '@jangteo/ui';"],
      ['remote-shop/src/embed/a.tsx', "import { useQuery } from '@tanstack/react-query';"],
    ],
    clean: [
      ['remote-shop/src/embed/a.tsx', "import type * as React from 'react';"],
      ['remote-shop/src/embed/a.tsx', "import { links } from '@jangteo/contract/links';"],
      ['remote-shop/src/home/a.tsx', "import { Box } from '@jangteo/ui';"],
    ],
  },
  'only shared/state reads external stores': {
    crossing: [
      ['remote-shop/src/a.ts', "import { useState, useSyncExternalStore } from 'react';"],
      ['shared/session/src/a.ts', "import { useSyncExternalStore as useStore } from 'react';"],
      ['host/src/a.tsx', "import * as React from 'react';"],
      ['host/src/a.tsx', "import React from 'react';"],
    ],
    clean: [
      ['shared/state/src/a.ts', "import { useSyncExternalStore } from 'react';"],
      ['remote-shop/src/a.ts', "import { atom } from 'jotai'; import { useState } from 'react';"],
    ],
  },
  'only shared/storage touches cookies and the browser’s stores': {
    crossing: [
      ['host/src/a.ts', "localStorage.getItem('a');"],
      ['host/src/a.ts', 'const store = window.sessionStorage;'],
      ['shared/http/src/a.ts', "document.cookie = 'a=1';"],
      ['remote-auth/src/a.ts', "globalThis['localStorage'].clear();"],
    ],
    clean: [
      ['shared/storage/src/a.ts', "window.localStorage.getItem('a');"],
      ['host/src/a.ts', "import { localStorage } from './fake.ts'; localStorage.getItem('a');"],
      ['host/src/a.test.ts', 'localStorage.clear();'],
    ],
  },
  'only navigation and the native adapter move the browser': {
    crossing: [
      ['remote-shop/src/a.ts', "window.open('/deal/1');"],
      ['remote-shop/src/a.ts', "open('/deal/1');"],
      ['remote-shop/src/a.ts', "location.href = '/deal/1';"],
      ['remote-shop/src/a.ts', "window.location = '/deal/1';"],
      ['remote-shop/src/a.ts', "window.location.assign('/deal/1');"],
      ['host/src/a.ts', 'location.reload();'],
      ['host/src/a.ts', "history.pushState(null, '', '/');"],
    ],
    clean: [
      ['shared/navigation/src/a.ts', "location.assign('/');"],
      ['shared/native/src/a.ts', "window.open('https://example.com');"],
      ['host/src/a.ts', 'const url = location.href; const { open } = dialog; open(); dialog.open();'],
    ],
  },
  'addresses are judged before anybody is led to them': {
    crossing: [
      ['remote-shop/src/a.tsx', 'const a = <a href={banner.url}>배너</a>;'],
      ['host/src/a.tsx', "const a = <a {...rest} href={'/deal/' + id} />;"],
    ],
    clean: [
      ['shared/navigation/src/a.tsx', 'const a = <a href={target.url}>배너</a>;'],
      ['remote-shop/src/a.tsx', 'const a = <a href="#reviews">후기</a>; const b = <Link to={banner.url}>배너</Link>;'],
      ['remote-shop/src/a.tsx', 'const a = <a href={`tel:1600-0000`}>전화</a>;'],
    ],
  },
  'text is never put into a page as HTML': {
    crossing: [
      ['remote-community/src/a.ts', 'element.innerHTML = text;'],
      ['remote-community/src/a.ts', "list.querySelector('li')!.outerHTML = text;"],
      ['shared/ui/src/a.ts', "element.insertAdjacentHTML('beforeend', text);"],
      ['shared/ui/src/a.tsx', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;'],
      ['shared/ui/src/a.tsx', "createElement('p', { dangerouslySetInnerHTML: { __html: text } });"],
      ['host/src/a.ts', 'document.write(text);'],
    ],
    clean: [['remote-community/src/a.tsx', 'const a = <p>{text}</p>; const html = element.innerHTML;']],
  },
  'only shared/http calls a server': {
    crossing: [
      ['remote-shop/src/a.ts', "await fetch('/api/v1/deals');"],
      ['host/src/a.ts', 'new window.XMLHttpRequest();'],
    ],
    clean: [
      ['shared/http/src/a.ts', "await fetch('/api/v1/deals');"],
      ['remote-shop/src/a.ts', 'const { fetch } = useDeals(); await fetch(); await query.fetch();'],
    ],
  },
};

const crossedIn = (file: string, code: string) => checkFile(file, code).map(({ rule }) => rule.name);

test('each rule has a planted violation', () => {
  expect(Object.keys(planted).sort()).toEqual(rules.map(({ name }) => name).sort());
});

describe.each(Object.entries(planted))('%s', (name, { crossing, clean }) => {
  test.each(crossing)('%s refuses %s', (file, code) => expect(crossedIn(file, code)).toContain(name));
  test.each(clean)('%s accepts %s', (file, code) => expect(crossedIn(file, code)).toEqual([]));
});

const run = promisify(execFile);

async function plantProject(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'borders-'));
  for (const [file, code] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), code);
  }
  return root;
}

describe('the command', () => {
  const checkPlanted = async (files: Record<string, string>) => {
    const root = await plantProject(files);
    const main = path.join(projectRoot, 'scripts/borders/main.ts');
    return run(process.execPath, [main, root]).finally(() => rm(root, { recursive: true }));
  };

  test('passes clean files', async () => {
    const { stdout } = await checkPlanted({ 'shared/ui/src/a.ts': 'export const a = 1;\n' });
    expect(stdout).toBe('1 files, 0 borders crossed\n');
  });

  test('fails with the place, and with what to do instead', async () => {
    const files = { 'shared/ui/src/deep/a.tsx': "\nimport axios from 'axios';\n" };
    await expect(checkPlanted(files)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^shared\/ui\/src\/deep\/a\.tsx:2 axios\n.*\n {2}→ import what you need from '@jangteo\/http'/,
      ),
    });
  });
});

describe('Biome', () => {
  const manifest = '{ "name": "planted", "type": "module", "dependencies": { "typebox": "1.4.3" } }';
  const refused: [file: string, rule: string, code: string][] = [
    ['cycle/a.ts', 'noImportCycles', "import { b } from './b.ts';\n\nexport const a = () => b;\n"],
    ['undeclared/a.ts', 'noUndeclaredDependencies', "import axios from 'axios';\n\nexport const get = axios.get;\n"],
    ['extension/a.ts', 'useImportExtensions', "import { a } from '../clean/a';\n\nexport const b = a;\n"],
    ['enum/a.ts', 'noEnum', 'export enum Size {\n  Small,\n}\n'],
    ['promise/a.ts', 'noFloatingPromises', 'const save = async () => 1;\n\nexport const a = () => {\n  save();\n};\n'],
    ['name/aName.ts', 'useFilenamingConvention', 'export const a = 1;\n'],
  ];
  const accepted = {
    'cycle/b.ts': "import { a } from './a.ts';\n\nexport const b = () => a;\n",
    'clean/a.ts': "import { Type } from 'typebox';\n\nexport const a = Type.String();\n",
  };
  let report = '';

  beforeAll(async () => {
    const planted = Object.fromEntries(refused.map(([file, , code]) => [file, code]));
    const root = await plantProject({ ...planted, ...accepted, 'package.json': manifest });
    await copyFile(path.join(projectRoot, 'biome.json'), path.join(root, 'biome.json'));
    const biome = path.join(projectRoot, 'node_modules/.bin/biome');
    const lint = run(biome, ['lint', '--vcs-enabled=false', '--reporter=github'], { cwd: root });
    report = await lint.then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    await rm(root, { recursive: true });
  });

  test.each(refused)('%s is refused by %s', (file, rule) => {
    const findings = report.split('\n').filter((line) => line.includes(`/${file},`));
    expect(findings).toEqual([expect.stringContaining(rule)]);
  });

  test('clean files pass', () => expect(report).not.toContain('/clean/'));
});
