import { LANGUAGES } from '../../shared/domain/languages.ts'
import { SIZES } from '../../tools/look/places.ts'
import { cutOff, openWhole } from '../cut-off.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'

const PARTS = 'look languages words time players footer mail agreement data usage changes'
const SETTINGS = PARTS.split(' ').map((part) => `people/settings/${part}`)
const ROOMS = [
  'setup',
  'all',
  'invited',
  'registration',
  'teams',
  'adventures',
  'import',
  'audit',
  'api',
].map((room) => `people/${room}`)

/** From the smallest to the largest; what lies between has the layout of one of them. */
const WIDTHS = SIZES.filter(({ name }) => ['phone', 'upright', 'desktop'].includes(name))

test.use({ traveller: TRAVELLERS.onlooker })

for (const { shortName } of LANGUAGES) {
  test(`nothing of an admin’s pages is cut off, and none has an accessibility finding, in ${shortName} [DESK-1] [DESK-4] [DESK-5]`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    test.slow()
    await signIn()
    await page.addInitScript((language) => localStorage.setItem('_locale', language), shortName)
    for (const address of [...SETTINGS, ...ROOMS]) {
      await openWhole(page, address)
      await expect(page.locator('html')).toHaveAttribute('lang', shortName)
      // what axe finds is the same in any language
      if (shortName === 'en') await expectAccessible()
      for (const { name, width, height } of WIDTHS) {
        await page.setViewportSize({ width, height })
        await expect.poll(() => cutOff(page), `${address} on a ${name}`).toEqual([])
      }
    }
  })
}
