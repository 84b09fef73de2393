import type { Page, Route } from '@playwright/test'

/** Idle moments without a new request after which a page waits for answers and for nothing else. */
const IDLE_MOMENTS = 4

/** The addresses of each round, in the order of the rounds. */
export type Rounds = string[][]

/**
 * Opens an address and answers in rounds: requests are held until the page has nothing else to do, then all of a round are
 * answered. A request that needs the answer of another comes a round later, so the rounds are the depth of the chain,
 * whatever the machine's speed.
 * @param isThere ends it; asked before each round
 */
export async function openByRounds(
  page: Page,
  address: string,
  isThere: () => Promise<boolean>,
): Promise<Rounds> {
  const rounds: Rounds = []
  let held: Route[] = []
  let isOver = false
  await page.route('**/*', (route) => {
    if (isOver) return route.continue()
    held.push(route)
    return undefined
  })
  const first = page.waitForRequest((request) => request.isNavigationRequest())
  const opening = page.goto(address, { waitUntil: 'commit' })
  await first

  while (!(await isThere())) {
    const round = held
    held = []
    if (round.length > 0) {
      rounds.push(round.map((route) => route.request().url()))
      await Promise.all(round.map(answer))
      if (rounds.length === 1) await opening
    }
    await untilIdle(page, () => held.length)
  }
  isOver = true
  await Promise.all(held.map((route) => route.continue()))
  return rounds
}

/** Resolves when the page has the whole answer. */
async function answer(route: Route): Promise<void> {
  const request = route.request()
  await route.continue()
  await request.response().then(
    (response) => response?.finished(),
    // what the page itself gave up
    () => undefined,
  )
}

/** Resolves when the page has nothing to do, and asks for nothing more. */
async function untilIdle(page: Page, count: () => number): Promise<void> {
  let before = -1
  for (let moments = 0; moments < IDLE_MOMENTS; moments += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    if (count() !== before) moments = 0
    before = count()
  }
}
