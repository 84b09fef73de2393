import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../tools/setup/chromium.mjs'

const executablePath = await findChromium()

/** Software GL everywhere, and no talk with the outside. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/** Which devices a journey is for stands in its tags; without one it runs on the desktop. */
const forDesktop = /^(?!.*@(?:webgl|tablet|phone)\b)|@desktop\b/

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args },
  },
  projects: [
    {
      name: 'desktop-canvas',
      grep: forDesktop,
      use: { viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'webgl', grep: /@webgl\b/, use: { viewport: { width: 640, height: 360 } } },
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
