// Decision: docs/decisions/2026-11-23-programs-are-packaged.md

/** A program that runs without the checkout: one file per entry, and what it reads beside it. */
interface PackageOfProgram {
  /** The file of the package → the source that it is made of. */
  entries: Record<string, string>;
  /** Files and folders that the program reads; they keep their places below the project. */
  files: string[];
  /** Dependencies with parts for one platform, which are copied. */
  nativeDependencies: string[];
}

const sharp = ['sharp'];

export const packages = {
  api: {
    entries: {
      'server.js': 'api/src/server.ts',
      'migrate.js': 'api/src/migrate.ts',
      'api/src/community/images/encoder-process.js': 'api/src/community/images/encoder-process.ts',
    },
    files: ['api/migrations'],
    nativeDependencies: sharp,
  },
  edge: {
    entries: { 'server.js': 'edge/src/server.ts', 'edge/src/render/worker.js': 'edge/src/render/worker.ts' },
    files: [],
    nativeDependencies: sharp,
  },
  outside: {
    entries: { 'server.js': 'outside/src/server.ts' },
    files: ['outside/src/**/*.js'],
    nativeDependencies: [],
  },
  ops: {
    entries: {
      'ops.js': 'api/ops/main.ts',
      'backup.js': 'api/ops/backup/main.ts',
      'promote.js': 'scripts/promote.ts',
      'rollback.js': 'scripts/rollback.ts',
      'errors.js': 'scripts/errors.ts',
      'api/src/community/images/encoder-process.js': 'api/src/community/images/encoder-process.ts',
    },
    files: ['api/migrations'],
    nativeDependencies: sharp,
  },
} satisfies Record<string, PackageOfProgram>;

export type PackageName = keyof typeof packages;

export const packageNames = Object.keys(packages) as PackageName[];
