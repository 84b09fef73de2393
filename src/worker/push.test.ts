import { describe, expect, it, vi } from 'vitest'
import { messageIn, placeIn, showPushes } from './push.ts'
import type { OpenPage, WorkerScope } from './scope.ts'

const ORIGIN = 'https://isles.test'

const WHOLE = {
  notification: { title: 'Accepted', body: 'Four stars.', image: '/scenes/reef.webp', icon: '/icon.png' },
  data: { badge: '/badge.png', icon: '/icon.png', link: '/#/app/player', tag: 'one' },
  fcmMessageId: '7',
}

describe('a message', () => {
  it('is shown with title, body, image, icon and badge, and opens its place [PUSH-5]', () => {
    expect(messageIn(WHOLE, ORIGIN)).toEqual({
      title: 'Accepted',
      options: {
        body: 'Four stars.',
        image: '/scenes/reef.webp',
        icon: '/icon.png',
        badge: '/badge.png',
        tag: 'one',
        data: '/#/app/player',
      },
    })
  })

  it.each([
    null,
    undefined,
    'words',
    [],
    {},
    { notification: null },
    { notification: { title: ' ' } },
    { notification: { title: 7, body: 'x' } },
    { data: { title: 'x' } },
  ])('without words is none: %j [PUSH-5]', (payload) => {
    expect(messageIn(payload, ORIGIN)).toBeNull()
  })

  it('with half of it shows that half, and opens the product [PUSH-5]', () => {
    const payload = { notification: { title: 'Hello', image: 7 }, data: 'x' }
    expect(messageIn(payload, ORIGIN)).toEqual({ title: 'Hello', options: { body: '', data: '/' } })
  })
})

it.each([
  ['/#/app', '/#/app'],
  [`${ORIGIN}/?a=1#/app`, '/?a=1#/app'],
  ['https://elsewhere.test/#/app', null],
  ['//elsewhere.test', null],
  ['javascript:alert(1)', null],
  ['http://isles.test/', null],
  ['https://isles.test.elsewhere.test/', null],
  ['', null],
  [7, null],
])('of %j the place is %j: only what is of the own origin [PUSH-5]', (address, place) => {
  expect(placeIn(address, ORIGIN)).toBe(place)
})

type Heard = (event: object) => void

function openScope(pages: OpenPage[] = []) {
  const heard = new Map<string, Heard>()
  const showNotification = vi.fn(() => Promise.resolve())
  const openWindow = vi.fn(() => Promise.resolve(null))
  const scope = {
    location: { origin: ORIGIN },
    clients: { matchAll: () => Promise.resolve(pages), openWindow, claim: () => Promise.resolve() },
    registration: { showNotification },
    addEventListener: (name: string, hear: Heard) => void heard.set(name, hear),
  }
  showPushes(scope as unknown as WorkerScope)
  async function happen(name: string, event: object): Promise<void> {
    const works: Promise<unknown>[] = []
    heard.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) })
    await Promise.all(works)
  }
  return { showNotification, openWindow, happen }
}

const pageAt = (url: string, canLead = true) => ({
  url,
  focus: vi.fn<OpenPage['focus']>(),
  navigate: vi.fn<OpenPage['navigate']>(() =>
    canLead ? Promise.resolve(null) : Promise.reject(new TypeError()),
  ),
  postMessage: vi.fn(),
})

describe('the worker', () => {
  it('shows what comes, and nothing for what cannot be read [PUSH-5]', async () => {
    const { showNotification, happen } = openScope()
    await happen('push', { data: { json: () => WHOLE } })
    expect(showNotification).toHaveBeenCalledWith(
      'Accepted',
      expect.objectContaining({ body: 'Four stars.' }),
    )
    const broken = () => {
      throw new SyntaxError()
    }
    await happen('push', { data: { json: broken } })
    await happen('push', { data: null })
    expect(showNotification).toHaveBeenCalledOnce()
  })

  const press = (data: unknown) => ({ notification: { data, close: vi.fn() } })

  it('leads the page that was used last to the place [PUSH-5]', async () => {
    const [last, other] = [pageAt(`${ORIGIN}/#/app`), pageAt(`${ORIGIN}/#/app/leader`)]
    const { openWindow, happen } = openScope([last, other])
    const event = press('/#/app/player')
    await happen('notificationclick', event)
    expect(event.notification.close).toHaveBeenCalled()
    expect(last.focus).toHaveBeenCalled()
    expect(last.navigate).toHaveBeenCalledWith(`${ORIGIN}/#/app/player`)
    expect([other.focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([0, 0])
  })

  it('comes back to the page that is there already, and loads nothing anew [PUSH-5]', async () => {
    const [last, there] = [pageAt(`${ORIGIN}/#/app`), pageAt(`${ORIGIN}/#/app/player`)]
    const { happen } = openScope([last, there])
    await happen('notificationclick', press('/#/app/player'))
    expect(there.focus).toHaveBeenCalled()
    expect(there.navigate).not.toHaveBeenCalled()
  })

  it('leads nobody away from a page for what names no place [PUSH-5] [SW-3]', async () => {
    const [last, other] = [pageAt(`${ORIGIN}/#/app/game/plot/task/knots/1`), pageAt(`${ORIGIN}/#/app`)]
    const { openWindow, happen } = openScope([last, other])
    await happen('notificationclick', press('/'))
    await happen('notificationclick', press('https://elsewhere.test/'))
    expect(last.focus).toHaveBeenCalledTimes(2)
    expect(last.navigate).not.toHaveBeenCalled()
    expect([other.focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([0, 0])
  })

  it('opens a new page where none is open, or it may lead none [PUSH-5]', async () => {
    for (const pages of [[], [pageAt(`${ORIGIN}/`, false)]]) {
      const { openWindow, happen } = openScope(pages)
      await happen('notificationclick', press('/#/app/player'))
      expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/#/app/player`)
    }
  })

  it('goes nowhere else, whatever it is told [PUSH-5]', async () => {
    const { openWindow, happen } = openScope()
    await happen('notificationclick', press('https://elsewhere.test/'))
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/`)
  })
})
