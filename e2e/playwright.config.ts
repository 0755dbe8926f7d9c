import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Chromium without the interface of a browser, which takes two thirds of the processor time of a page. */
const shell = '/usr/bin/chromium-headless-shell';
/** Debian's own Chromium: nothing is downloaded to run these tests. */
const executablePath = process.env['OCTAVO_CHROMIUM'] ?? (existsSync(shell) ? shell : '/usr/bin/chromium');

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './start-products.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // More than processors: some tests wait for a payment or a scheduler without using one.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Other tests run on the same machine at the same time, with LibreOffice and Chromium: on slow ones, a conversion of
  // ten seconds takes a minute.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // Without a graphics processor, frames of an animation cost a quarter of the time of a page.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of every test costs a quarter more time; `--trace retain-on-failure` records them.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
