import { createServer } from 'vite'
import { serveCatalogue } from '../../tools/gallery/serve-catalogue.ts'
import { freePort } from '../../tools/product/free-port.ts'
import { faintEdges } from '../edges.ts'
import { expect, test } from '../journey.ts'

/** Bright paper with long words, and dark paper with words from the right. */
const LOOKS = [
  { colours: 'lantern', words: 'de' },
  { colours: 'nightshift', words: 'ar' },
]

/** What the product lays over the kit for who asks for more contrast; the catalogue shows the kit alone. */
const MORE_CONTRAST = 'src/shell/accommodations/contrast.css'

test('every component of the kit is shown in all states, bright and dark, axe finds nothing, and its edges are seen where colours are forced or contrast is asked for [SHELL-8, ACCESS-5]', async ({
  page,
  expectAccessible,
}) => {
  const port = await freePort()
  const server = await createServer({
    plugins: [serveCatalogue()],
    cacheDir: '.cache/test/vite-of-catalogue',
    server: { port, hmr: false },
    logLevel: 'error',
  })
  // the pages alone: no server answers behind them
  await page.route('**/customTranslate.json', (route) => route.fulfill({ json: {} }))
  try {
    await server.listen()
    for (const look of LOOKS) {
      await page.goto(`http://localhost:${port}/catalogue/frame#${new URLSearchParams(look)}&motion=reduced`)
      await expect(page.locator('html')).toHaveAttribute('lang', look.words)
      await expect(page.getByRole('region', { name: 'StarsGiven' })).toBeVisible()
      await expectAccessible()
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await faintEdges(page), `${look.colours}, forced colours`).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
      await page.addStyleTag({ path: MORE_CONTRAST })
      await page.evaluate(() => document.documentElement.toggleAttribute('data-prefers-contrast', true))
      expect.soft(await faintEdges(page), `${look.colours}, more contrast`).toEqual([])
      await page.evaluate(() => document.documentElement.toggleAttribute('data-prefers-contrast', false))
    }
    await page.goto(`http://localhost:${port}/catalogue#component=Button&width=390`)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Button' })).toBeVisible()
    await page.getByRole('link', { name: 'TextField' }).click()
    await expect(frame.getByRole('heading', { name: 'TextField' })).toBeVisible()
    await expectAccessible()
  } finally {
    await server.close()
  }
})
