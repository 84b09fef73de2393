import { defineConfig, devices } from '@playwright/test'
import { findHeadlessShell } from '../tools/setup/chromium.mjs'
import { NO_GPU, QUIET_ARGS } from './whole-browser.ts'

const executablePath = findHeadlessShell()

/** WebGL by the processor: it draws every page by it, and takes half as long again. */
const SOFTWARE_GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const launchWith = (...args: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...QUIET_ARGS, ...args],
})

/** Which devices a journey is for stands in its tags; without one it runs on the desktop. */
const forDesktop = /^(?!.*@(?:webgl|tablet|phone)\b)|@desktop\b/

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // twice the cores: a journey waits for the product, or until as long has passed as a person plays, for a good part of its time
  workers: 4,
  // what passes at its second try only is named, and is a fault to look for (decision 191)
  retries: process.env.CI ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    screenshot: 'only-on-failure',
    // what is not there after so long does not come: a journey fails then, not after minutes
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // it would answer in the place of what journeys put between page and server; those without a link let it in
    serviceWorkers: 'block',
    launchOptions: launchWith(NO_GPU),
  },
  projects: [
    {
      name: 'desktop-canvas',
      grep: forDesktop,
      use: { viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'webgl',
      grep: /@webgl\b/,
      use: { viewport: { width: 640, height: 360 }, launchOptions: launchWith(...SOFTWARE_GL) },
    },
    {
      name: 'tablet',
      grep: /@tablet\b/,
      use: {
        viewport: { width: 1180, height: 820 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      grep: /@phone\b/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
})
