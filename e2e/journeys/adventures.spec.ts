import type { Page } from '@playwright/test'
import type { PublishedAdventure } from '../../shared/scene/published.ts'
import type { Product } from '../../tools/product/serve.ts'
import { startChanged } from '../products.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, place } from '../places.ts'
import { playPill } from '../play.ts'
import { fillLogin } from '../players.ts'

const HUB = 'glass-bay'
let product: Product | null = null

/** A server of its own that publishes two: the demo's, and the bay of the demo as one of its own. */
test.beforeAll(async () => {
  // anyone who was there before goes on with what was there
  product = await startChanged('two-adventures', (isles) => [isles, bayOf(isles)], {
    isAnew: true,
    isEmbedded: true,
  })
})

test.afterAll(() => product?.stop())

function bayOf(isles: PublishedAdventure): PublishedAdventure {
  const [bay, ...below] = [HUB, 'deep-pressure', 'the-bell', 'the-wreck'].flatMap((id) =>
    isles.missions.filter((mission) => mission.id === id),
  )
  if (!bay) throw new Error(`the demo has no ${HUB}`)
  const text = Object.fromEntries(
    Object.entries(isles.text).map(([language, words]) => [language, { ...words, name: 'The Deep' }]),
  )
  // one pill each, so that what is told of the progress hangs on no other task of the demo
  const pills = below.map((mission) => ({
    ...mission,
    // the rooms below the wreck are no part of it
    missions: [],
    tasks: mission.tasks.filter(({ content }) => content.type === 'learning-pill'),
  }))
  const missions = [{ ...bay, unlock: null }, ...pills]
  return { ...isles, id: 'the-deep', version: 'the-deep-in-a-test', rootMission: HUB, text, missions }
}

test('of two adventures the player chooses one, plays it, and changes the choice later [AUTH-4]', async ({
  page,
  expectSpoken,
}) => {
  test.slow()
  const tooMuch = readPill('deep-pressure', 'too-much')

  await test.step('the login asks for a choice where none was made', async () => {
    await page.goto(product?.url ?? '')
    await fillLogin(page, TRAVELLERS.mouse)
    await expect(page.getByRole('heading', { name: 'Choose your adventure' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Lantern Isles/ })).toBeVisible()
    await page.getByRole('button', { name: /The Deep/ }).click()
    await arriveAt(page, HUB)
    await expect(page).toHaveURL(new RegExp(`/destination/${HUB}/`))
  })

  await test.step('its tasks are played, and its progress follows', async () => {
    await page.goto(`${product?.url}/#/app/game/plot/task-introduction/too-much/deep-pressure`)
    await playPill(page, tooMuch)
    await page.getByRole('dialog', { name: tooMuch.name }).getByRole('button').first().click()
    await openChoice(page)
    await expect(card(page, 'The Deep')).toHaveAttribute('aria-current', 'true')
    await expect(progress(page, 'The Deep')).toHaveAttribute('aria-valuenow', '25')
    // the same mission stands in both: what was done in one is not done in the other
    await expect(progress(page, 'Lantern Isles')).toHaveAttribute('aria-valuenow', '0')
  })

  await test.step('the other one is shown in place of it, and stays chosen', async () => {
    await card(page, 'Lantern Isles').click()
    await arriveAt(page, 'isles')
    await expect(place(page, 'Harbour')).toHaveAccessibleName('Harbour, not started')
    await page.goto(product?.url ?? '')
    await page.reload()
    await arriveAt(page, 'isles')
  })

  await test.step('and back, where the way goes on, also in another tab', async () => {
    const beside = await page.context().newPage()
    await beside.goto(product?.url ?? '')
    await arriveAt(beside, 'isles')
    await openChoice(page)
    await card(page, 'The Deep').click()
    await arriveAt(page, HUB)
    await expect(page.locator('[data-element="deep-pressure"]').first()).toHaveAttribute(
      'data-state',
      'finished',
    )
    await beside.getByRole('button', { name: 'Back to the map' }).click()
    await arriveAt(beside, HUB)
    await beside.close()
  })
  await expectSpoken('adventures')
})

/** The streak's pop-up may come in the moment of the press, and the card below it closes. */
async function openChoice(page: Page): Promise<void> {
  const change = page.getByRole('button', { name: 'Change adventure' })
  await expect(async () => {
    if (!(await change.isVisible())) await page.getByRole('button', { name: /^Me: / }).click()
    await change.click({ timeout: 5000 })
  }).toPass()
}

function card(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name}`) })
}

function progress(page: Page, name: string) {
  return page.getByRole('progressbar', { name: `${name}: progress` })
}
