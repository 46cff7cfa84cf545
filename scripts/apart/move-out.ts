import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, appDirectory, projectRoot, readJson } from '../../build/apps.ts';
import { type Manifest, plainVersions, versionsOf } from './manifests.ts';

interface Destination {
  /** An empty folder or repository, or none yet. */
  folder: string;
  /** Of the doors and tools. */
  version: string;
  /** The package registry that has them. */
  registry: string;
}

const scripts = ['check', 'test', 'dev', 'build', 'release', 'preview', 'promote', 'rollback', 'releases', 'errors'];

/** Makes a repository of its own for an app, which needs nothing of this one but the published packages. */
export async function moveOut(app: AppName, { folder, version, registry }: Destination): Promise<void> {
  const { dependencies, devDependencies, ...manifest } = readJson<Manifest>(
    path.join(appDirectory(app), 'package.json'),
  );
  const tools = { '@jangteo/tools': 'workspace:*', ...versionsOf(['@types/jest', '@types/node']) };
  const leftAlone = filesLeftAlone(app);
  const files: Record<string, string> = {
    'package.json': json({
      ...manifest,
      scripts: Object.fromEntries(scripts.map((name) => [name, `jangteo ${name}`])),
      dependencies: plainVersions(dependencies ?? {}, version),
      devDependencies: plainVersions({ ...devDependencies, ...tools }, version),
    }),
    'tsconfig.json': json({ extends: '@jangteo/tools/types/apart.json', include: ['src'] }),
    'biome.json': json({
      extends: ['@jangteo/tools/biome.json'],
      ...(leftAlone.length > 0 && { files: { includes: leftAlone } }),
    }),
    '.npmrc': `@jangteo:registry=${registry}\n`,
    '.gitignore': 'node_modules/\ndist/\n.data/\n.mf/\n',
  };
  await mkdir(folder, { recursive: true });
  const found = await readdir(folder);
  if (found.some((name) => name !== '.git')) throw new Error(`${folder} is not empty`);
  await cp(path.join(appDirectory(app), 'src'), path.join(folder, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
}

/** The app's files that the project neither formats nor checks. */
function filesLeftAlone(app: AppName): string[] {
  const { files } = readJson<{ files: { includes: string[] } }>(path.join(projectRoot, 'biome.json'));
  const ofApp = `!${app}/`;
  return files.includes.flatMap((file) => (file.startsWith(ofApp) ? `!${file.slice(ofApp.length)}` : []));
}

/** With short lists in one line, as the formatter has them. */
const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2)}\n`.replaceAll(/\[[^[\]{}]+\]/g, (list) =>
    list.replaceAll(/\n\s*/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
