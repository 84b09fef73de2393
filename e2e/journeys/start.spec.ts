import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { codeAfterScene, load, loadScene, saveData } from '../loading.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'

test.use({ savesData: false })

const MAP = '/#/app/game/plot/map/isles/Lantern%20Isles'

const MOST_REQUESTS = 40
const MOST_KILOBYTES = 750
const MOST_ROUND_TRIPS = 5

test.describe('the start on the map', () => {
  test.use({ traveller: TRAVELLERS.returning })

  test(
    'takes few requests, one after the other, until it can be played [START-1] [START-2]',
    {
      tag: '@tablet',
    },
    async ({ page, signIn }) => {
      await signIn()
      const { requests, kilobytes, roundTrips } = await loadScene(page, MAP, 'isles')
      expect(requests.length, requests.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
      expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES)
      expect(roundTrips).toBeLessThanOrEqual(MOST_ROUND_TRIPS)
    },
  )

  test(
    'fetches no page ahead for a player who saves data [START-2]',
    {
      tag: '@tablet',
    },
    async ({ page, signIn }) => {
      await saveData(page)
      await signIn()
      const ahead = await codeAfterScene(page, MAP, 'isles')
      expect(ahead).toEqual([])
    },
  )
})

/** Its script asks for `late.json`, then for `last.json`; its style sheet has a picture. */
const SITE: Record<string, [type: string, body: string]> = {
  '/': [
    'text/html',
    '<!doctype html><link rel="icon" href="data:,"><link rel="stylesheet" href="a.css"><script type="module" src="a.js"></script>',
  ],
  '/a.css': ['text/css', 'html { background: url(b.svg) }'],
  '/b.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  '/a.js': [
    'text/javascript',
    "await fetch('late.json'); await fetch('last.json'); document.body.dataset.isThere = 'true'; fetch('unneeded.json')",
  ],
  '/late.json': ['application/json', `"${'x'.repeat(5000)}"`],
  '/last.json': ['application/json', '1'],
  '/unneeded.json': ['application/json', '1'],
}

test('a loading is counted in round trips, whatever the order of its answers [START-1]', async ({ page }) => {
  const server = createServer(({ url = '' }, answer) => {
    const [type, body] = SITE[url] ?? ['text/plain', '']
    answer.writeHead(200, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const { requests, kilobytes, roundTrips } = await load(page, `http://localhost:${port}/`, () =>
    page.evaluate(() => document.body.dataset.isThere === 'true'),
  )
  server.close()
  const trips = Object.fromEntries(requests.map(({ url, trip }) => [new URL(url).pathname, trip]))
  expect(trips).toEqual({ '/': 1, '/a.css': 2, '/a.js': 2, '/b.svg': 3, '/late.json': 3, '/last.json': 4 })
  expect(roundTrips).toBe(4)
  expect(kilobytes).toBeGreaterThan(5)
  expect(kilobytes).toBeLessThan(8)
})
