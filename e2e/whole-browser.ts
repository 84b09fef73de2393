import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../tools/setup/chromium.mjs'

/** No talk with the outside. */
export const QUIET_ARGS = ['--no-sandbox', '--disable-quic', '--disable-background-networking']
export const NO_GPU = '--disable-gpu'

/** For journeys that the headless shell cannot go (playwright.config.ts): Chromium with all that it shows. */
export async function wholeBrowser(): Promise<LaunchOptions> {
  const executablePath = await findChromium()
  return { ...(executablePath ? { executablePath } : {}), args: [...QUIET_ARGS, NO_GPU] }
}
