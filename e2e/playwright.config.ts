import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumLaunch, phone } from '../scripts/browser/phone.ts';
import { address, dataDirectory, longRenderMs, longWaitMs, port } from './places.ts';

const unlimited = '1000000';

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(dataDirectory, 'test-results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // CI, which nobody watches, tries a failed test once more; on a developer's machine the test has failed.
  retries: process.env.CI ? 1 : 0,
  // Enough for a busy machine; where all is well, nothing waits for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    ...phone,
    browserName: 'chromium',
    baseURL: address,
    launchOptions: chromiumLaunch,
    // Recording costs each test its time, so that only a second try records; at home `--trace on` does.
    trace: 'on-first-retry',
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts --reset`,
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      PORT: String(port),
      DATA_DIR: dataDirectory,
      RENDER_DEADLINE_MS: String(longRenderMs),
      MAX_WAIT_MS: String(longWaitMs),
      // All tests come from one address; the limits per address are tested elsewhere.
      ADDRESS_PER_MINUTE: unlimited,
      DEVICE_PER_MINUTE: unlimited,
      MEMBER_PER_MINUTE: unlimited,
      PAGES_PER_MINUTE: unlimited,
      DATABASE_URL: '',
    },
    url: `${address}/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    // While writing tests: `PORT=5700 DATA_DIR=.data/e2e npm start` in one terminal, E2E_REUSE=1 in the other.
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
  },
});
