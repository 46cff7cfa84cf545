import { lottieWithoutEval } from '../../build/lottie-library.ts';
import { browserEnvironment, common } from '../../jest/common.mjs';

/** The tests of an app with a repository of its own. */
export default {
  ...common(lottieWithoutEval),
  rootDir: process.cwd(),
  testEnvironment: browserEnvironment,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testTimeout: 30_000,
};
