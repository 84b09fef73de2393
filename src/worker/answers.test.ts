// @vitest-environment node
import { came, fakeScope, ORIGIN, page } from '#src/testing/worker-scope.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, keepSeen } from './answers.ts'
import { openPlaying } from './playing.ts'
import type { Rule } from './rules.ts'
import { openShell } from './shell.ts'

const TIMEOUT_MS = 4000
const ART = '/scenes/harbour.0123456789abcdef.webp'
const CONFIG = '/assets/config.json'
const DOCUMENT = '<script type="module" src="/bundle/a.js"></script>'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function browser() {
  const all = fakeScope()
  const { scope } = all
  const files = { build: '/bundle/a.js', start: ['/bundle/a.js'], map: [], rest: [] }
  const shell = openShell(scope, files, openPlaying(scope, files.build))
  /** What the page gets, and when all that goes on after it has settled. */
  function ask(rule: Exclude<Rule, 'network'>, path: string, how: RequestInit = {}) {
    const works: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void works.push(work)
    const answered = answer(rule, { request: new Request(ORIGIN + path, how), waitUntil }, scope, shell)
    // anyone who fails is heard of where the answer is awaited
    answered.catch(() => undefined)
    return { text: async () => (await answered).text(), isDone: () => Promise.all(works) }
  }
  async function askWhole(rule: Exclude<Rule, 'network'>, path: string): Promise<string> {
    const { text, isDone } = ask(rule, path)
    const said = await text()
    await isDone()
    return said
  }
  return { ...all, ask, askWhole }
}

/** A server that answers when it is told to. */
function slow() {
  let answerNow: (response: Response) => void = () => {}
  const coming = new Promise<Response>((resolve) => (answerNow = resolve))
  return { coming: () => coming, answerNow }
}

describe.each([
  ['fresh' as const, CONFIG, (body: string) => came(body), 'waymark-fresh'],
  ['document' as const, '/', (body: string) => page(DOCUMENT + body), 'waymark-shell:/bundle/a.js'],
])('%s', (rule, path, says, cacheName) => {
  it('comes from the server, and what it said is kept [SW-3]', async () => {
    const { web, askWhole, cachedIn } = browser()
    for (const body of ['old', 'new']) {
      web.set(path, () => says(body))
      expect(await askWhole(rule, path)).toContain(body)
      expect(cachedIn(cacheName)?.[path]).toContain(body)
    }
  })

  it('comes from what is kept while there is no link [SW-3]', async () => {
    const { web, ask, askWhole } = browser()
    await expect(ask(rule, path).text()).rejects.toThrow('Failed to fetch')
    web.set(path, () => says('old'))
    await askWhole(rule, path)
    web.clear()
    expect(await askWhole(rule, path)).toContain('old')
  })

  it('comes from what is kept where the server takes longer than 4 s, and its late word is kept [SW-3]', async () => {
    const { web, ask, askWhole, cachedIn } = browser()
    web.set(path, () => says('old'))
    await askWhole(rule, path)
    const { coming, answerNow } = slow()
    web.set(path, coming)
    const { text, isDone } = ask(rule, path)
    const answered = vi.fn<(said: string) => void>()
    const said = text().then(answered)
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await said
    expect(answered.mock.calls[0]?.[0]).toContain('old')
    answerNow(says('late'))
    await isDone()
    expect(cachedIn(cacheName)?.[path]).toContain('late')
  })

  it.each([false, true])(
    'waits as long as it takes where nothing is kept; the storage is broken: %s [SW-3]',
    async (isBroken) => {
      const { web, ask, storage } = browser()
      storage.isBroken = isBroken
      const { coming, answerNow } = slow()
      web.set(path, coming)
      const { text } = ask(rule, path)
      await vi.advanceTimersByTimeAsync(TIMEOUT_MS * 10)
      answerNow(says('late'))
      expect(await text()).toContain('late')
    },
  )

  it('is as the server says also where that is a fault, and the fault is not kept [SW-3]', async () => {
    const { web, askWhole, cachedIn } = browser()
    web.set(path, () => says('old'))
    await askWhole(rule, path)
    web.set(path, () => came('closed', { status: 503 }))
    expect(await askWhole(rule, path)).toBe('closed')
    web.set(path, () => came('elsewhere', { redirected: true }))
    expect(await askWhole(rule, path)).toBe('elsewhere')
    expect(cachedIn(cacheName)?.[path]).toContain('old')
  })
})

describe('the document of somebody who plays', () => {
  const ofPlayer = (words: string) => came(DOCUMENT + words, { contentType: 'text/html', sessionEnds: 60 })

  async function returning() {
    const all = browser()
    all.web.set('/', () => ofPlayer('old'))
    await all.askWhole('document', '/')
    return all
  }

  it('comes at once from what is kept, and the server’s is kept for the next start [START-1]', async () => {
    const { web, ask, askWhole } = await returning()
    const { coming, answerNow } = slow()
    web.set('/', coming)
    const { text, isDone } = ask('document', '/')
    expect(await text()).toContain('old')
    answerNow(ofPlayer('new'))
    await isDone()
    web.clear()
    expect(await askWhole('document', '/')).toContain('new')
  })

  it.each(['no-cache', 'reload'] as const)(
    'comes from the server where the page is loaded anew (%s) [START-1] [SW-3]',
    async (cache) => {
      const { web, ask } = await returning()
      web.set('/', () => ofPlayer('new'))
      expect(await ask('document', '/', { cache }).text()).toContain('new')
      web.clear()
      expect(await ask('document', '/', { cache }).text()).toContain('old')
    },
  )

  it('comes from the server again as soon as that has a newer build, or nobody plays [START-1] [SW-3]', async () => {
    for (const next of ['<script type="module" src="/bundle/b.js"></script>', `${DOCUMENT}new`]) {
      const { web, ask, askWhole } = await returning()
      web.set('/', () => page(next))
      expect(await askWhole('document', '/')).toContain('old')
      web.set('/', () => page('after that'))
      expect(await ask('document', '/').text()).toBe('after that')
    }
  })
})

describe('art', () => {
  it('comes from what is kept once it was seen, and is not asked for again [SW-3]', async () => {
    const { web, askWhole, fetched } = browser()
    web.set(ART, () => came('harbour'))
    expect(await askWhole('art', ART)).toBe('harbour')
    web.clear()
    expect(await askWhole('art', ART)).toBe('harbour')
    expect(fetched).toEqual([ART])
  })

  it.each([{ status: 404 }, { redirected: true }, { type: 'opaque' as const }])(
    'that did not come whole is not kept: %j [SW-3]',
    async (answered) => {
      const { web, askWhole, cachedIn } = browser()
      web.set(ART, () => came('x', answered))
      expect(await askWhole('art', ART)).toBe('x')
      expect(cachedIn('waymark-art')).toEqual({})
    },
  )

  it('comes from the server where nothing can be kept [SW-3]', async () => {
    const { web, askWhole, storage } = browser()
    web.set(ART, () => came('harbour'))
    storage.room = 0
    expect(await askWhole('art', ART)).toBe('harbour')
    storage.isBroken = true
    expect(await askWhole('art', ART)).toBe('harbour')
  })
})

describe('what a page fetched before the worker was there', () => {
  it('is kept where a rule keeps such a thing, and only once [SW-3]', async () => {
    const { web, scope, fetched, cachedIn } = browser()
    const others = ['/api/web/player/profile', '/bundle/a.js', '/avatars/me.webp']
    for (const path of [ART, CONFIG, ...others]) web.set(path, () => came(path))
    const urls = [ART, CONFIG, ...others].map((path) => ORIGIN + path)
    await keepSeen([...urls, 'no address', 'https://elsewhere.test/scenes/a.webp'], scope)
    await keepSeen(urls, scope)
    expect(fetched).toEqual([ART, CONFIG])
    expect(cachedIn('waymark-art')).toEqual({ [ART]: ART })
    expect(cachedIn('waymark-fresh')).toEqual({ [CONFIG]: CONFIG })
  })

  it('is done without where it does not come, or cannot be kept [SW-3]', async () => {
    const { web, scope, cachedIn, storage } = browser()
    const other = '/scenes/gulls.0123456789abcdef.mp3'
    web.set(other, () => came('gulls'))
    const gone = '/scenes/wreck.0123456789abcdef.webp'
    web.set(gone, () => came('', { status: 404 }))
    await keepSeen([ORIGIN + ART, ORIGIN + gone, ORIGIN + other], scope)
    expect(cachedIn('waymark-art')).toEqual({ [other]: 'gulls' })
    storage.isBroken = true
    await expect(keepSeen([ORIGIN + ART], scope)).resolves.toBeUndefined()
  })
})
