import { LANGUAGES } from '../../shared/domain/languages.ts'
import { SIZES } from '../../tools/look/places.ts'
import { cutOff, openWhole } from '../cut-off.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'

/** Pages beside the map, each with a word of its address. */
const OF_PLAYERS = ['shop', 'shop/orders', 'rankings', 'player', 'player/badges', 'coaching']
/** What is measured elsewhere, in fewer sizes (small-screens.spec.ts). */
const ALSO_OF_PLAYERS = ['player/settings', 'player/team']
const OF_ADMINS = ['people/shop', 'people/seasons']
const OF_LEADERS = ['leader/coaching', 'leader/trainings']

const WHOSE = [
  { who: 'a player in a bright tenant', traveller: TRAVELLERS.buyer, pages: OF_PLAYERS },
  { who: 'a player in a dark tenant', traveller: TRAVELLERS.returning, pages: OF_PLAYERS },
  { who: 'an admin in a bright tenant', traveller: TRAVELLERS.bright, pages: OF_ADMINS },
  { who: 'an admin in a dark tenant', traveller: TRAVELLERS.onlooker, pages: OF_ADMINS },
  { who: 'a leader in a dark tenant', traveller: TRAVELLERS.canvasless, pages: OF_LEADERS },
]

for (const { who, traveller, pages } of WHOSE) {
  test.describe(`for ${who}`, () => {
    test.use({ traveller })

    test('no page of the game has an accessibility finding [SHOP-1] [SHOP-2] [RANK-1] [BADGE-1] [SPACE-1] [COACH-1] [COACH-2]', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      test.slow()
      await signIn()
      for (const address of [...pages, ...(pages === OF_PLAYERS ? ALSO_OF_PLAYERS : [])]) {
        await openWhole(page, address)
        await expectAccessible()
      }
    })
  })
}

test.describe('in six sizes', () => {
  for (const { shortName } of LANGUAGES) {
    for (const { who, traveller, pages } of WHOSE.filter((one) => !one.who.includes('bright'))) {
      test.describe(`for ${who}`, () => {
        test.use({ traveller })

        test(`nothing of a page of the game is cut off in ${shortName} [SHOP-1] [SHOP-2] [RANK-1] [BADGE-1] [SPACE-1] [COACH-1] [COACH-2]`, async ({
          page,
          signIn,
        }) => {
          test.slow()
          await signIn()
          await page.addInitScript((language) => localStorage.setItem('_locale', language), shortName)
          for (const address of pages) {
            await openWhole(page, address)
            await expect(page.locator('html')).toHaveAttribute('lang', shortName)
            for (const { name, width, height } of SIZES) {
              await page.setViewportSize({ width, height })
              await expect.poll(() => cutOff(page), `${address} on a ${name}`).toEqual([])
            }
          }
        })
      })
    }
  }
})
