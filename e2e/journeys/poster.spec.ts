import { aGate } from '../gate.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, enterOnPoster, labelOf, place, pressPlace } from '../places.ts'

const passphrases = readPill('harbour', 'long-passphrases')

test.use({ traveller: TRAVELLERS.onlooker })

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
