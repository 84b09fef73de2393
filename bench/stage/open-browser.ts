import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { findChromium } from '../../tools/setup/chromium.mjs'
import { SCREEN } from './scene.ts'

/**
 * `software`: GL runs on the processor, as in the tests. `none`: what Chromium does since 144 on a machine without a GPU;
 * no WebGL, and the page itself is drawn without GL too.
 */
export type Gl = 'software' | 'none'
const GL_FLAGS: Record<Gl, string[]> = {
  software: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  none: ['--disable-gpu', '--disable-software-rasterizer'],
}
const QUIET = ['--no-sandbox', '--disable-quic', '--disable-background-networking']

export async function openBrowser(gl: Gl, flags: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium()
  const args = [...QUIET, ...GL_FLAGS[gl], ...flags]
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args })
}

/** A contender's page in a context of its own, closed with it. @throws when the page reports an error while it starts */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: SCREEN, ...options })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(url)
  await page.locator('body[data-ready], body[data-mounted]').waitFor({ state: 'attached' })
  if (faults.length > 0) throw new Error(`${url}: ${faults.join('; ')}`)
  return page
}
