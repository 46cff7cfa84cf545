import { lottieWithoutEval } from './build/lottie-library.ts';

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
  '@seriousme\\+openapi-schema-validator',
  '@lottiefiles\\+react-lottie-player',
  'cookie',
  'jose',
  'jotai',
  'oxc-parser',
  'typebox',
];

const common = {
  transform: { '^.+\\.m?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esmOnly.join('|')})@)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  // Packages resolve as in the build.
  moduleNameMapper: Object.fromEntries(Object.entries(lottieWithoutEval).map(([name, file]) => [`^${name}$`, file])),
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/\\.data/'],
  setupFilesAfterEnv: ['<rootDir>/jest/silent-console.ts', '<rootDir>/jest/second-try.ts'],
  restoreMocks: true,
};

const testsIn = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);

export default {
  // The modules that test files leave behind add up to gigabytes in a run, and would end a worker.
  workerIdleMemoryLimit: '1GB',
  // Tests with a real database or real processes: two busy cores must not decide about them.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/jest/browser-environment.cjs',
      testMatch: testsIn(['host', 'remote-*', 'shared/!(network|object-store)']),
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: testsIn(['edge', 'shared/{network,object-store}', 'outside', 'build', 'scripts', 'assets']),
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: testsIn(['api', 'demo', 'bench']),
      globalSetup: '<rootDir>/jest/start-postgres.ts',
      globalTeardown: '<rootDir>/jest/stop-postgres.ts',
    },
  ],
};
