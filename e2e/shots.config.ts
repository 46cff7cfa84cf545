import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';

/**
 * `pnpm shots`: pictures of every screen in every state, to be looked at; axe looks, too. They are in `.data/e2e/shots`, or
 * where SHOTS_DIR says, a folder for each screen. `pnpm shots -g shop:store` takes those of which the name matches,
 * `SHOTS_SCALE=2` takes them finer.
 */
export default defineConfig(config, {
  testMatch: 'shots/shots.ts',
  timeout: 120_000,
  use: { trace: 'off', deviceScaleFactor: Number(process.env.SHOTS_SCALE ?? 1) },
});
