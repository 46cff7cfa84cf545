import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { projectRoot } from '../apps.ts';

interface Options {
  /** The main module, a path of the project. */
  entry: string;
  /** The path from the folder of the bundle to the root of its package. */
  toRoot: string;
}

/**
 * Modules know files by their own place in the project. In a bundle, that place is the same path below the package; and
 * only the entry is the main module.
 */
export default function projectPaths(this: LoaderContext<Options>, source: string): string {
  const module = path.relative(projectRoot, this.resourcePath).replaceAll(path.sep, '/');
  const { entry, toRoot } = this.getOptions();
  const inPackage = (file: string) => `(import.meta.dirname + ${JSON.stringify(`/${toRoot}${file}`)})`;
  return source.replaceAll(/\bimport\.meta\.(dirname|filename|main)\b/g, (_, name: string) => {
    if (name === 'dirname') return inPackage(path.posix.dirname(module));
    if (name === 'filename') return inPackage(module.replace(/\.ts$/, '.js'));
    return String(module === entry);
  });
}
