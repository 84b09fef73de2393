import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, hoverPlace, place, pressPlace } from '../places.ts'
import { answerCard, playCard, playMissed } from '../play.ts'
import { fillLogin } from '../players.ts'

const passphrases = readPill('harbour', 'long-passphrases')

/** What the server says of a good link. */
const OPEN_LINK = {
  state: 'open',
  email: 'ola@wyspy.test',
  firstName: 'Ola',
  lastName: 'Weiß',
  invitedBy: 'Tomasz Grabowski',
  adventureName: 'Lantern Isles',
  isRegistration: false,
}

/** What the page of registration is, as each of them has set it. */
const REGISTER_TITLES = { bright: 'You need an invitation', dark: 'Create an account' }

for (const look of ['bright', 'dark'] as const) {
  test.describe(`in the ${look} tenant`, () => {
    const traveller = TRAVELLERS[look]
    test.use({ traveller })

    test('no auth page has an accessibility finding [AUTH-12, AUTH-13]', async ({
      page,
      expectAccessible,
    }) => {
      const title = page.getByRole('heading', { level: 1 })
      await page.goto('/#/app/register')
      await expect(title).toHaveText(REGISTER_TITLES[look])
      await expectAccessible()
      await page.goto('/#/app/resetpassword')
      await expect(title).toHaveText('New password')
      await expectAccessible()
      await page.goto(`/#/app/resetpassword?token=${'x'.repeat(43)}`)
      await expect(title).toHaveText('This link does not work')
      await expectAccessible()
      await page.route('**/v2/*/read', (route) => route.fulfill({ json: OPEN_LINK }))
      for (const [address, words] of [
        ['resetpassword', 'Set your new password'],
        ['accept-invitation', 'Welcome'],
      ]) {
        await page.goto(`/#/app/${address}?token=${'y'.repeat(43)}`)
        await expect(title).toHaveText(new RegExp(`^${words}`))
        await expectAccessible()
      }
      await page.getByRole('button', { name: 'Accept the invitation' }).click()
      await page.getByRole('button', { name: 'Read the agreement' }).click()
      await expectAccessible()
      await page.route('**/login-status', (route) => route.fulfill({ json: { status: true, agreement: 0 } }))
      // nobody is signed in: the server's own answer would lead to the login page
      await page.route('**/player/profile', (route) =>
        route.fulfill({ status: 423, json: { code: 'agreement-missing', message: '' } }),
      )
      await page.reload()
      await page.goto('/#/app/register/social')
      await expect(title).toHaveText('Agreement')
      await expectAccessible()
    })

    test('no screen, panel or pop-up has an accessibility finding [SHELL-8, STAGE-8]', async ({
      page,
      expectAccessible,
    }) => {
      test.slow()
      await test.step('login', async () => {
        await page.goto('/')
        await expect(page.getByRole('button', { name: /^(Sail to the isles|Sign in)$/ })).toBeVisible()
        await expectAccessible()
        await fillLogin(page, traveller)
      })

      await test.step('map, info popup and locked island', async () => {
        await arriveAt(page, 'isles')
        await expectAccessible()
        await hoverPlace(page, 'Harbour')
        await expect(page.getByRole('region', { name: 'Harbour' })).toBeVisible()
        await expectAccessible()
        await place(page, 'Market').focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: 'Show the way' })).toBeVisible()
        await expectAccessible()
        await page.keyboard.press('Escape')
      })

      await test.step('me and streak', async () => {
        await page.getByRole('button', { name: /^Me: / }).click()
        await expect(page.getByRole('dialog', { name: 'Me' })).toBeVisible()
        await expectAccessible()
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^Streak: / }).click()
        await expect(page.getByRole('dialog', { name: 'Your streak begins today' })).toBeVisible()
        await expectAccessible()
        await page.keyboard.press('Escape')
      })

      await test.step('the map as a list', async () => {
        await page.getByRole('button', { name: 'Show as a list' }).click()
        await expect(page.getByRole('navigation', { name: 'Lantern Isles' })).toBeVisible()
        await expectAccessible()
        await page.getByRole('button', { name: 'Show the map' }).click()
        await arriveAt(page, 'isles')
      })

      await test.step('mission, its list, introduction', async () => {
        await page.goto('/#/app/game/plot/list/harbour/isles')
        await expect(page.getByRole('main').getByRole('heading', { name: 'Harbour' })).toBeVisible()
        await expectAccessible()
        await page.goto('/#/app/game/plot/mission/harbour/Harbour')
        await arriveAt(page, 'harbour')
        await expectAccessible()
        await pressPlace(page, passphrases.name)
        await expect(page.getByRole('dialog', { name: passphrases.name })).toBeVisible()
        await expectAccessible()
      })

      await test.step('task: a card, its question open, judged right and wrong', async () => {
        await page.getByRole('button', { name: 'Begin' }).click()
        for (const card of passphrases.cards) {
          await expect(page.getByRole('heading', { name: card.title })).toBeVisible()
          const answers = card === passphrases.cards[1] ? 'right' : 'wrong'
          if (card === passphrases.cards[1]) {
            await answerCard(page, card)
            await expectAccessible()
          }
          await playCard(page, card, { answers })
          if (card.question) await expectAccessible()
          if (card !== passphrases.cards.at(-1))
            await page.getByRole('button', { name: 'Next', exact: true }).click()
        }
      })

      await test.step('what was missed comes back', async () => {
        const missed = passphrases.cards.filter((card) => card !== passphrases.cards[1])
        await playMissed(page, { ...passphrases, cards: missed })
        await expectAccessible()
      })

      await test.step('finish pop-up', async () => {
        await page.getByRole('button', { name: 'Finish', exact: true }).click()
        await expect(page.getByRole('dialog', { name: passphrases.name })).toBeVisible()
        await expectAccessible()
      })
    })
  })
}
