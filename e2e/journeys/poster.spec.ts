import { aGate } from '../gate.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, enterOnPoster, labelOf, place, pressPlace } from '../places.ts'

const passphrases = readPill('harbour', 'long-passphrases')

test.use({ savesData: false, traveller: TRAVELLERS.onlooker })

test('the poster of the map lies beneath the first spinner, before any code of the map has come [START-1]', async ({
  page,
  signIn,
}) => {
  const code = aGate()
  await page.route(/\/bundle\/.*\.js$/, async (route) => {
    await code.isOpen
    await route.continue().catch(() => undefined)
  })
  await signIn()
  const beneath = page.locator('.first-paint-poster')
  await page.goto('/#/app/game/plot/map/isles/Lantern%20Isles', { waitUntil: 'commit' })
  await expect(beneath).toHaveAttribute('src', /isles-(small-)?poster/)
  await expect(beneath).toBeInViewport({ ratio: 0.99 })
  // an address that leads elsewhere has none
  const other = await page.context().newPage()
  await other.route(/\/bundle\/.*\.js$/, (route) => route.abort())
  await other.goto('/#/app/game/plot/task/five-signs/1')
  await expect(other.locator('.first-paint-spinner')).toBeVisible()
  await expect(other.locator('.first-paint-poster')).toHaveCount(0)
  await other.close()
  code.open()
  await arriveAt(page, 'isles')
})

test('a map and a mission are played while their art is still on its way [START-1]', async ({
  page,
  signIn,
}) => {
  const art = aGate()
  await page.route(/\/scenes\/(isles|harbour)-(small-)?(atlas|layer)-/, async (route) => {
    await art.isOpen
    await route.continue().catch(() => undefined)
  })
  await signIn()
  await page.goto('/')
  await enterOnPoster(page, 'isles')
  await expect(labelOf(page, 'Harbour')).toBeVisible()
  await pressPlace(page, 'Harbour')
  await enterOnPoster(page, 'harbour')
  await expect(place(page, passphrases.name)).toBeAttached()
  await pressPlace(page, passphrases.name, 'keyboard')
  await expect(page).toHaveURL(/long-passphrases/)
  await page.goBack()
  art.open()
  await arriveAt(page, 'harbour')
})
