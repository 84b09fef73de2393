import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { comeToGoodLine, setLine } from '../line.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt } from '../places.ts'
import { untilWorkerKeeps } from '../worker.ts'

test.use({ savesData: false, traveller: TRAVELLERS.onlooker, serviceWorkers: 'allow' })

/** Files of the bundle that are kept in the browser, by the start of their names. */
function cachedOf(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const cached: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url)
    }
    return wanted.filter((one) => cached.some((url) => url.includes(`/bundle/${one}-`)))
  }, names)
}

test('on a metered line only what is seen is fetched; when the line has room, the rest comes [START-2] [SW-3]', async ({
  page,
  signIn,
}) => {
  await setLine(page, 'metered')
  await signIn()
  /** By the page and by its worker, which keeps what the page has seen. */
  const asked = new Set<string>()
  page.context().on('response', (response) => asked.add(new URL(response.url()).pathname))
  const countOf = (type: string) =>
    [...asked].filter((path) => path.startsWith('/bundle/') && path.endsWith(type)).length
  await page.goto('/#/app/game/plot/map/isles/Lantern%20Isles')
  await arriveAt(page, 'isles')
  // two of them are the voice of the map, which a person may need at once, and the list of kinds
  expect(countOf('.js')).toBeLessThanOrEqual(14)
  expect(countOf('.css')).toBeLessThanOrEqual(6)

  await untilWorkerKeeps(page)
  const later = ['pages', 'PlayerRoute', 'ExamPlayer', 'UploadPlayer']
  const askedOf = (names: readonly string[]) =>
    names.filter((one) => [...asked].some((path) => path.startsWith(`/bundle/${one}-`)))
  expect(askedOf(later)).toEqual([])
  expect(await cachedOf(page, [...later, 'game', 'stage', 'index'])).toEqual(['game', 'stage', 'index'])

  await comeToGoodLine(page)
  await expect.poll(() => cachedOf(page, later), { timeout: 60_000 }).toEqual(later)
})
