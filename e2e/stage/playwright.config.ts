import { defineConfig, devices } from '@playwright/test'
import { findHeadlessShell } from '../../tools/setup/chromium.mjs'

const executablePath = findHeadlessShell()
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/** The stage alone, on a page of its own: no server, no account, scenes made in code. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/stage',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  webServer: {
    command: 'npx vite build -c vite.config.ts --logLevel warn && npx vite preview -c vite.config.ts',
    cwd: new URL('.', import.meta.url).pathname,
    url: 'http://localhost:4170',
    reuseExistingServer: false,
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: 'http://localhost:4170',
    viewport: { width: 640, height: 360 },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args },
  },
})
