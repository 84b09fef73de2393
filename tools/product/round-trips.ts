import type { CDPSession, Page } from '@playwright/test'

/** What a page asked for while it loaded. */
export interface LoadedRequest {
  url: string
  /** As the browser names it: Document, Script, Stylesheet, Image, Font, Fetch and so on. */
  kind: string
  /** 1 for the document, 2 for what could be requested once it was there, and so on. */
  trip: number
  /** As they came over the network, headers included; 0 where no answer has come. */
  bytes: number
}

/** How often the page must come to a timer, and of what length (ms), before it is taken to have sent all that it can. */
const IDLE_PASSES = 8
const IDLE_MS = 50
const MOST_TRIPS = 60
/** How often a page may come to rest without a request and without being there: it waits for a timer or a decoder. */
const MOST_RESTS = 50

/** Their answers may go on for as long as the page stands. */
const ENDLESS = ['Media', 'EventSource', 'WebSocket']

/**
 * Opens an address and counts its round trips, one after the other, until `isThere`: every request is held until the page can send
 * no more without an answer; then all of them go out together, and that is one trip. The count is the length of the longest
 * chain of requests, whatever the network and the machine. Requests of a service worker pass uncounted.
 *
 * @throws Error when it is not there after 60 trips, or rests without a request
 */
export async function countRoundTrips(
  page: Page,
  url: string,
  isThere: (sent: readonly LoadedRequest[]) => Promise<boolean>,
): Promise<LoadedRequest[]> {
  const session = await page.context().newCDPSession(page)
  const gate = await openGate(session)
  try {
    const opened = page.goto(url, { waitUntil: 'commit' })
    await gate.untilHeld()
    gate.release()
    await opened
    for (let rests = 0; !(await isThere(gate.sent()));) {
      await untilStill(page, gate)
      if (await isThere(gate.sent())) break
      if (gate.held() === 0) rests += 1
      if (gate.trips() >= MOST_TRIPS || rests >= MOST_RESTS)
        throw new Error(`${url} is not there after ${gate.trips()} round trips`)
      gate.release()
    }
    return gate.sent()
  } finally {
    // whatever is held goes on
    await session.detach()
  }
}

interface Gate {
  /** Lets through what is held: one more trip, if anything is. */
  release: () => void
  untilHeld: () => Promise<void>
  /** Of requests that were let through and have no complete answer yet. */
  pending: () => number
  held: () => number
  trips: () => number
  sent: () => LoadedRequest[]
}

async function openGate(session: CDPSession): Promise<Gate> {
  const requests = new Map<string, LoadedRequest>()
  const pending = new Set<string>()
  let held: { requestId: string; networkId: string; isEndless: boolean }[] = []
  let trips = 0
  let onHeld = () => {}
  session.on('Fetch.requestPaused', ({ requestId, networkId = requestId, request, resourceType }) => {
    // Chromium starts a font's request again when its text is laid out: that is no further trip
    if (requests.get(networkId)?.url === request.url) {
      void pass(session, requestId)
      return
    }
    requests.set(networkId, { url: request.url, kind: resourceType, trip: trips + 1, bytes: 0 })
    held.push({ requestId, networkId, isEndless: ENDLESS.includes(resourceType) })
    onHeld()
  })
  const end = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    pending.delete(requestId)
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  }
  session.on('Network.loadingFinished', end)
  session.on('Network.loadingFailed', end)
  await session.send('Network.enable')
  await session.send('Fetch.enable')
  return {
    release: () => {
      if (held.length === 0) return
      trips += 1
      for (const { requestId, networkId, isEndless } of held) {
        if (!isEndless) pending.add(networkId)
        void pass(session, requestId).then((hasPassed) => hasPassed || pending.delete(networkId))
      }
      held = []
    },
    untilHeld: () =>
      new Promise((resolve) => {
        onHeld = resolve
        if (held.length > 0) resolve()
      }),
    pending: () => pending.size,
    held: () => held.length,
    trips: () => trips,
    sent: () => [...requests.values()].filter(({ trip }) => trip <= trips),
  }
}

/** @returns whether the request went on: the page may have given it up */
function pass(session: CDPSession, requestId: string): Promise<boolean> {
  return session.send('Fetch.continueRequest', { requestId }).then(
    () => true,
    () => false,
  )
}

/** Until every answer has come, and the page has been idle for a while without a new request. */
async function untilStill(page: Page, { pending, held }: Gate): Promise<void> {
  for (let before = -1; pending() > 0 || held() !== before;) {
    before = held()
    await page.evaluate(idle, { passes: IDLE_PASSES, ms: IDLE_MS })
  }
}

/** A busy page comes to its timers late, so a busy while counts as one turn. */
async function idle({ passes, ms }: { passes: number; ms: number }): Promise<void> {
  for (let left = passes; left > 0; left -= 1) await new Promise((resolve) => setTimeout(resolve, ms))
}
