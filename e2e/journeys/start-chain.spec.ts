import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'
import { openByRounds, type Rounds } from '../rounds.ts'

/** At most; what is asked for one after the other on a slow line takes as many times its latency. */
const DEPTH = 5
/** Calls and files of the start, until the map stands: none that another has answered already. */
const CALLS = 12

const isCall = (url: string) => /\/api\/|\/assets\/.+\.json$/.test(url)
const pathsOf = (rounds: Rounds) => rounds.map((round) => round.map((url) => new URL(url).pathname))

test.describe('a first visit', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('brings the map of somebody who is signed in within five rounds of requests [START-1]', async ({
    page,
    signIn,
    baseURL,
  }) => {
    test.setTimeout(3 * ARRIVAL_TIMEOUT_MS)
    await signIn()
    const map = page.locator('[data-scene][data-ready="true"]')
    const rounds = await openByRounds(page, `${baseURL}/#/app`, async () => (await map.count()) > 0)
    expect(rounds.length, JSON.stringify(pathsOf(rounds), null, 1)).toBeLessThanOrEqual(DEPTH)
    const calls = rounds.flat().filter(isCall)
    expect(new Set(calls).size, 'nothing is asked for twice').toBe(calls.length)
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(CALLS)
  })

  test('brings the login within three [START-1]', async ({ page, baseURL }) => {
    const name = page.getByLabel('E-mail or user name')
    const rounds = await openByRounds(page, `${baseURL}/`, async () => (await name.count()) > 0)
    expect(rounds.length, JSON.stringify(pathsOf(rounds), null, 1)).toBeLessThanOrEqual(3)
  })
})
