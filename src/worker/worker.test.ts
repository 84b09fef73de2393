// @vitest-environment node
import { came, fakeScope, ORIGIN, page } from '#src/testing/worker-scope.ts'
import { describe, expect, it, vi } from 'vitest'
import { startWorker } from './worker.ts'

const DOCUMENT = '<script type="module" src="/bundle/a.js"></script>'
const ART = '/scenes/harbour.0123456789abcdef.webp'
const SHELL = 'waymark-shell:/bundle/a.js'

interface Asking {
  mode?: string
  headers?: Record<string, string>
  clientId?: string
  resultingClientId?: string
}

/** A worker of build a, whose server has it all. */
function start() {
  const browser = fakeScope()
  browser.web.set('/', () => page(DOCUMENT))
  for (const path of ['/bundle/a.js', '/bundle/map.js', '/bundle/pdf.js', ART])
    browser.web.set(path, () => came(path))
  startWorker(browser.scope, {
    build: '/bundle/a.js',
    start: ['/bundle/a.js'],
    map: ['/bundle/map.js'],
    rest: ['/bundle/pdf.js'],
  })
  /** Null: the worker leaves it to the browser. */
  const ask = (path: string, { mode = 'cors', headers = {}, ...of }: Asking = {}) =>
    browser.happen('fetch', {
      request: { method: 'GET', url: ORIGIN + path, mode, headers: new Headers(headers) },
      ...of,
    }).answer
  return { ...browser, ask }
}

it('is there with all of its build, then answers for the pages that are open [SW-3]', async () => {
  const { happen, cachedIn, fake } = start()
  await happen('install').isDone()
  expect(Object.keys(cachedIn(SHELL) ?? {}).toSorted()).toEqual(['/', '/bundle/a.js'])
  expect(fake.skipWaiting).not.toHaveBeenCalled()
  await happen('activate').isDone()
  expect(fake.clients.claim).toHaveBeenCalledOnce()
})

it('is not there while a file is missing [SW-3]', async () => {
  const { happen, web } = start()
  web.delete('/bundle/a.js')
  await expect(happen('install').isDone()).rejects.toThrow('Failed to fetch')
})

it('answers for the pages also where nothing can be forgotten [SW-3]', async () => {
  const { happen, fake, storage } = start()
  storage.isBroken = true
  await happen('activate').isDone()
  expect(fake.clients.claim).toHaveBeenCalledOnce()
})

it('gives a page what the browser has asked for while the worker started [START-1]', async () => {
  const { happen, web, fetched, fake } = start()
  await happen('activate').isDone()
  expect(fake.registration.navigationPreload.enable).toHaveBeenCalledOnce()
  web.clear()
  const request = { method: 'GET', url: ORIGIN + '/', mode: 'navigate', headers: new Headers() }
  const answer = await happen('fetch', { request, preloadResponse: Promise.resolve(page('preloaded')) })
    .answer
  expect(await answer?.text()).toBe('preloaded')
  expect(fetched).toEqual([])
})

describe('what every start asks for', () => {
  const CALLS = ['/assets/store.json', '/api/web/app-params', '/assets/i18n/pl.json']

  /** A device on which a start has asked for it. */
  async function returning() {
    const all = start()
    for (const path of [...CALLS, '/assets/i18n/en.json', '/assets/i18n/rooms/pl.json'])
      all.web.set(path, () => came(`${path} of then`))
    const paths = ['/assets/i18n/en.json', '/assets/i18n/rooms/pl.json', ...CALLS]
    for (const path of paths) await (await all.ask(path, { clientId: 'earlier' }))?.text()
    for (const path of CALLS) all.web.set(path, () => came(`${path} of now`))
    all.fetched.length = 0
    await (await all.ask('/', { mode: 'navigate', resultingClientId: 'page' }))?.text()
    return all
  }

  it('is sent while the page is opened, in the language spoken last, and answered once to that page [START-1]', async () => {
    const { ask, fetched } = await returning()
    await vi.waitFor(() => expect(fetched.toSorted()).toEqual(['/', ...CALLS].toSorted()))
    fetched.length = 0
    for (const path of CALLS) {
      expect(await (await ask(path, { clientId: 'page' }))?.text()).toBe(`${path} of now`)
    }
    expect(fetched).toEqual([])
    await (await ask('/assets/store.json', { clientId: 'page' }))?.text()
    expect(fetched).toEqual(['/assets/store.json'])
  })

  it('is neither answered to another page, nor late [START-1]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { ask, fetched } = await returning()
    await vi.waitFor(() => expect(fetched).toContain('/assets/store.json'))
    fetched.length = 0
    await (await ask('/assets/store.json', { clientId: 'another' }))?.text()
    vi.setSystemTime(Date.now() + 10_001)
    await (await ask('/api/web/app-params', { clientId: 'page' }))?.text()
    expect(fetched).toEqual(['/assets/store.json', '/api/web/app-params'])
    vi.useRealTimers()
  })

  it('is answered from what is kept where the server does not answer [START-1] [SW-3]', async () => {
    const { ask, web, happen } = await returning()
    web.clear()
    const request = { method: 'GET', url: `${ORIGIN}/`, mode: 'navigate', headers: new Headers() }
    happen('fetch', { request, resultingClientId: 'next' })
    expect(await (await ask('/assets/store.json', { clientId: 'next' }))?.text()).toBe(
      '/assets/store.json of then',
    )
  })
})

describe('without a link', () => {
  it('the page, its files and the art that was seen are there [SW-3]', async () => {
    const { happen, ask, web } = start()
    await happen('install').isDone()
    await (await ask(ART))?.text()
    web.clear()
    expect(await (await ask('/', { mode: 'navigate' }))?.text()).toBe(DOCUMENT)
    expect(await (await ask('/bundle/a.js'))?.text()).toBe('/bundle/a.js')
    expect(await (await ask(ART))?.text()).toBe(ART)
  })
})

it.each([
  ['of a player', '/api/web/player/profile', {}],
  ['in pieces', ART, { headers: { range: 'bytes=0-' } }],
  ['of another page', '/api/docs', { mode: 'navigate' }],
])('leaves what is %s to the browser [SW-3]', (_, path, how) => {
  expect(start().ask(path, how)).toBeNull()
})

describe('a page', () => {
  it('lets it take over [SW-3]', async () => {
    const { happen, fake } = start()
    await happen('message', { data: { type: 'take-over' }, ports: [] }).isDone()
    expect(fake.skipWaiting).toHaveBeenCalledOnce()
  })

  it('hears which build it is of [SW-3]', () => {
    const port = { postMessage: vi.fn() }
    start().happen('message', { data: { type: 'which' }, ports: [port] })
    expect(port.postMessage).toHaveBeenCalledExactlyOnceWith('/bundle/a.js')
  })

  it('has it keep what was seen, and nothing else [SW-3] [START-2]', async () => {
    const { happen, cachedIn } = start()
    const urls = [ART, '/bundle/map.js'].map((path) => ORIGIN + path)
    await happen('message', { data: { type: 'keep', urls }, ports: [] }).isDone()
    expect(cachedIn('waymark-art')).toEqual({ [ART]: ART })
    expect(cachedIn(SHELL)).toEqual({ '/bundle/map.js': '/bundle/map.js' })
  })

  it('whose line has room has it keep the rest [SW-3] [START-2]', async () => {
    const { happen, cachedIn } = start()
    await happen('message', { data: { type: 'fill' }, ports: [] }).isDone()
    expect(Object.keys(cachedIn(SHELL) ?? {}).toSorted()).toEqual(['/bundle/map.js', '/bundle/pdf.js'])
  })

  it.each([null, 'take-over', {}, { type: 'else' }, { type: 'keep' }, { type: 'keep', urls: [7] }])(
    'that says %j is not heard [SW-3]',
    async (data) => {
      const { happen, fake, fetched, names } = start()
      await happen('message', { data, ports: [] }).isDone()
      expect(fake.skipWaiting).not.toHaveBeenCalled()
      expect([...fetched, ...names()]).toEqual([])
    },
  )
})
