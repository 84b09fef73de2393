import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePlatform } from '#src/features/platform/store.ts'
import { forgetEarlyAnswers, setApiBase } from '#src/lib/http.ts'
import { dropLocal, readLocal, writeLocal } from '#src/lib/storage.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { startUp } from './startup.ts'

const GOOD: Record<string, Answer> = {
  '/assets/store.json': { status: 200, body: {} },
  '/assets/config.json': { status: 200, body: [{ configKey: 'snow', configValue: true }] },
  '/app-params': { status: 200, body: [{ configKey: 'snow', configValue: false }] },
  '/platform/settings': { status: 200, body: PLAIN_SETTINGS },
  '/assets/i18n': { status: 200, body: { session: { title: 'Hello' } } },
}

function serve(changed: Record<string, Answer> = {}): void {
  const answers = Object.entries({ ...GOOD, ...changed })
  answerWith((url) => answers.find(([part]) => url.includes(part))?.[1] ?? { status: 404 })
}

/** What was asked, in this order, as the table names it. */
function askedPaths(): (string | undefined)[] {
  return asked.map(({ url }) => Object.keys(GOOD).find((part) => url.includes(part)))
}

describe('starting up', () => {
  beforeEach(() => {
    usePlatform.setState({ isReady: false, settings: null })
    setApiBase(`${location.origin}/api/web`)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it('asks store, static params, params and settings in this order, then is ready [BOOT-4]', async () => {
    serve()
    await startUp()
    expect(askedPaths().slice(0, 4)).toEqual([
      '/assets/store.json',
      '/assets/config.json',
      '/app-params',
      '/platform/settings',
    ])
    expect(usePlatform.getState().isReady).toBe(true)
    expect(document.title).toBe('Northwind')
  })

  it('lets the database’s params win over the static ones [BOOT-2]', async () => {
    serve()
    await startUp()
    expect(usePlatform.getState().switches.snow).toBe(false)
    serve({ '/app-params': { status: 500 } })
    await startUp()
    expect(usePlatform.getState().switches.snow).toBe(true)
  })

  it.each<[string, Answer, string]>([
    ['answers', { status: 200, body: [{ configKey: 'snow', configValue: false }] }, 'kept'],
    ['answers 500', { status: 500 }, 'missed'],
    ['answers 404', { status: 404 }, 'missed'],
    ['answers a page', { status: 200, body: '<!doctype html>' }, 'missed'],
    ['breaks off', { status: 200, body: '[{"configKey":"snow","conf' }, 'missed'],
    ['does not answer', 'no-answer', 'missed'],
  ])(
    'counts the params as loaded once the database %s, and only then sets look and state [BOOT-3]',
    async (_how, answer, fate) => {
      let release = (): void => {}
      const held = new Promise<Answer>((resolve) => (release = () => resolve(answer)))
      document.title = 'before'
      const others = Object.entries(GOOD)
      answerWith((url) =>
        url.includes('/app-params')
          ? held
          : (others.find(([part]) => url.includes(part))?.[1] ?? { status: 404 }),
      )
      const starting = startUp()
      await vi.waitFor(() => expect(askedPaths()).toContain('/platform/settings'))
      expect(usePlatform.getState().isReady).toBe(false)
      expect(document.title).toBe('before')
      release()
      await starting
      const { isReady, switches, hasParams } = usePlatform.getState()
      expect({ isReady, hasParams }).toEqual({ isReady: true, hasParams: fate === 'kept' })
      // The file says that it snows, the database that it does not.
      expect(switches.snow).toBe(fate === 'missed')
      expect(document.title).toBe('Northwind')
      expect(document.documentElement.style.getPropertyValue('--accent')).not.toBe('')
    },
  )

  it.each<Answer>([
    { status: 404 },
    { status: 500 },
    { status: 200, body: '<!doctype html>' },
    { status: 200, body: '[{"configKey":"snow","conf' },
    'no-answer',
  ])('reports the static params once that answer %j, and goes on [BOOT-5]', async (answer) => {
    const warn = vi.mocked(console.warn)
    warn.mockClear()
    serve({ '/assets/config.json': answer })
    await startUp()
    expect(warn.mock.calls.map(([words]: unknown[]) => words)).toEqual(['the static params did not load'])
    expect(usePlatform.getState()).toMatchObject({ isReady: true, hasParams: true })
  })

  it.each(
    Object.keys(GOOD).flatMap(
      (part) =>
        [
          [part, 'no-answer'],
          [part, { status: 404 }],
          [part, { status: 500 }],
          [part, { status: 200, body: '<!doctype html>' }],
          [part, { status: 200, body: '{"broken off' }],
        ] as [string, Answer][],
    ),
  )('becomes ready when %s answers %j [BOOT-4] [BOOT-5]', async (part, answer) => {
    serve({ [part]: answer })
    await startUp()
    expect(usePlatform.getState().isReady).toBe(true)
  })

  it('keeps how long the page took to load, in seconds [BOOT-8]', async () => {
    serve()
    await startUp()
    expect(readLocal('loadTime')).toMatch(/^\d+\.\d\d$/)
  })

  it('waits 8 s at most for each of what it asks [BOOT-4]', async () => {
    serve()
    await startUp()
    const shown = asked.filter(({ url }) => Object.keys(GOOD).some((part) => url.includes(part)))
    expect(shown.length).toBeGreaterThanOrEqual(4)
    expect(shown.filter(({ timeoutMs }) => timeoutMs !== 8000)).toEqual([])
  })

  it('wears its own look where the settings did not load [SHELL-6]', async () => {
    serve({ '/platform/settings': { status: 500 } })
    await startUp()
    expect(usePlatform.getState().settings).toBeNull()
    expect(document.title).toBe('Waymark')
    expect(document.documentElement.style.getPropertyValue('--accent')).not.toBe('')
  })

  it('sends every later call to the apiLink of store.json [BOOT-1]', async () => {
    serve({ '/assets/store.json': { status: 200, body: { apiLink: 'https://api.example.test' } } })
    await startUp()
    expect(asked.find(({ url }) => url.includes('/app-params'))?.url).toMatch(
      /^https:\/\/api\.example\.test\//,
    )
  })
})

describe('starting up where the document names the server’s languages', () => {
  const { dataset } = document.documentElement
  beforeEach(() => {
    usePlatform.setState({ isReady: false, settings: null })
    setApiBase(`${location.origin}/api/web`)
    i18next.removeResourceBundle('en', 'translation')
    Object.assign(dataset, { languages: 'en pl', defaultLanguage: 'en' })
  })
  afterEach(() => {
    for (const name of ['languages', 'defaultLanguage', 'playing']) Reflect.deleteProperty(dataset, name)
    forgetEarlyAnswers()
  })

  /** Answers nothing before it is released. @returns how to release an address, and all others */
  function hold(changed: Record<string, Answer> = {}) {
    const answers = Object.entries({ ...GOOD, ...changed })
    const held: [url: string, answer: () => void][] = []
    answerWith(
      (url) =>
        new Promise((resolve) => {
          held.push([
            url,
            () => resolve(answers.find(([part]) => url.includes(part))?.[1] ?? { status: 404 }),
          ])
        }),
    )
    return (part = '') => {
      for (const [url, answer] of held) if (url.includes(part)) answer()
    }
  }

  const START = [
    '/assets/store.json',
    '/assets/config.json',
    '/app-params?itemsPerPage=1000',
    '/platform/settings',
    '/login-status',
    '/assets/i18n/en.json',
    '/assets/i18n/customTranslate.json',
  ]
  const missing = (parts: string[]) => parts.filter((part) => !asked.some(({ url }) => url.includes(part)))

  it('asks for everything before anything has come, and applies it in the specified order [START-1] [BOOT-1] [BOOT-2] [BOOT-3]', async () => {
    document.title = 'before'
    const release = hold()
    const starting = startUp()
    await vi.waitFor(() => expect(missing(START)).toEqual([]))
    // the last that is applied comes first
    for (const part of START.toReversed().slice(0, -1)) release(part)
    await new Promise((resolve) => setTimeout(resolve))
    expect(usePlatform.getState().isReady).toBe(false)
    expect(document.title).toBe('before')
    release()
    await starting
    expect(usePlatform.getState()).toMatchObject({ isReady: true, hasParams: true })
    expect(usePlatform.getState().switches.snow).toBe(false)
    expect(document.title).toBe('Northwind')
    expect(i18next.t('session.title')).toBe('Hello')
    expect(asked).toHaveLength(START.length)
  })

  it('believes store.json before the document: all calls are made anew where that says [BOOT-1]', async () => {
    dataset.playing = 'true'
    const release = hold({
      '/assets/store.json': { status: 200, body: { apiLink: 'https://api.example.test' } },
    })
    const starting = startUp()
    const releasing = setInterval(release)
    const { who } = await starting
    await who.catch(() => undefined)
    clearInterval(releasing)
    const there = asked.map(({ url }) => url).filter((url) => url.startsWith('https://api.example.test/'))
    expect(there).toEqual([
      'https://api.example.test/app-params?itemsPerPage=1000',
      'https://api.example.test/platform/settings',
      'https://api.example.test/login-status',
    ])
  })

  it.each(['#/app/leader', '#/app/player', '#/app/game/plot/task/second-factor/1'])(
    'asks for no map where the address is %s: nobody is there [START-1]',
    async (hash) => {
      dataset.playing = 'true'
      location.hash = hash
      hold()
      void startUp()
      await vi.waitFor(() => expect(missing(START)).toEqual([]))
      expect(missing(['/v2/start', '/adventure/settings'])).toHaveLength(2)
      location.hash = ''
    },
  )

  it('asks for a player’s map in the language of the texts, and for none where nobody does [START-1] [LANG-1]', async () => {
    const release = hold()
    void startUp()
    await vi.waitFor(() => expect(missing(START)).toEqual([]))
    expect(missing(['/v2/start', '/adventure/settings'])).toHaveLength(2)
    release()

    dataset.playing = 'true'
    writeLocal('_locale', 'pl')
    hold()
    void startUp()
    await vi.waitFor(() => expect(missing(['/v2/start', '/adventure/settings', '/i18n/pl.json'])).toEqual([]))
    const early = asked.filter(({ url }) => /v2\/start|adventure\/settings/.test(url))
    expect(early.map(({ headers }) => headers['Accept-Language'])).toEqual(['pl', 'pl'])
    dropLocal('_locale')
  })
})
