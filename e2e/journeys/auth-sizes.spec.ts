import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'

// The tenant with a footer: it has the least room.
test.use({ traveller: TRAVELLERS.bright })

/** Phones upright and on their side, a tablet, a small desk. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 },
  { width: 1366, height: 768 },
]

for (const viewport of SIZES) {
  test(`no auth page covers the choice of language or is cut off, ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const name of ['login', 'register', 'resetpassword']) {
      await page.goto(`/#/app/${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'English' }).click({ trial: true })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  })
}

test('the login of a tenant with a footer fits a small desk', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0)
})

test('the sheet of a phone stands on the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/app/resetpassword')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeVisible()
  const edges = async () => {
    const [sheet, below] = await Promise.all([page.getByRole('main').boundingBox(), footer.boundingBox()])
    return (below?.y ?? 0) - (sheet?.y ?? 0) - (sheet?.height ?? 0)
  }
  await expect.poll(async () => Math.abs(await edges())).toBeLessThan(1)
})
