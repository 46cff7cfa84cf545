import path from 'node:path';
import { fileURLToPath } from 'node:url';

const swc = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** Packages that ship ES modules or sources only and thus have to be transformed as well. */
const esmOnly = [
  '@jangteo/',
  '@seriousme/openapi-schema-validator/',
  '@lottiefiles/react-lottie-player/',
  'cookie/',
  'jose/',
  'jotai/',
  'oxc-parser/',
  'typebox/',
];

/** @param {string} file */
export const inJest = (file) => path.join(import.meta.dirname, file);

/**
 * What all tests share, of all apps or of one.
 * @param {Record<string, string>} aliases Packages that resolve as in the build.
 */
export const common = (aliases) => ({
  transform: { '^.+\\.m?[jt]sx?$': [fileURLToPath(import.meta.resolve('@swc/jest')), swc] },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|${esmOnly.join('|')})`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: Object.fromEntries(Object.entries(aliases).map(([name, file]) => [`^${name}$`, file])),
  setupFilesAfterEnv: [inJest('silent-console.ts'), inJest('second-try.ts')],
  restoreMocks: true,
});

export const browserEnvironment = inJest('browser-environment.cjs');
