import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';

/** `pnpm shots`: pictures of every screen in every state, to be looked at. */
export default defineConfig(config, {
  testMatch: 'shots.ts',
  timeout: 120_000,
  use: { trace: 'off', deviceScaleFactor: 1 },
});
