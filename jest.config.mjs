import { lottieWithoutEval } from './build/lottie-library.ts';
import { browserEnvironment, common as ofAnyApp } from './jest/common.mjs';

const common = {
  ...ofAnyApp(lottieWithoutEval),
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/\\.data/'],
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
      testEnvironment: browserEnvironment,
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
