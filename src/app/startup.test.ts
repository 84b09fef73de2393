import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { usePlatform } from '#src/features/platform/store.ts'
import { setApiBase } from '#src/lib/http.ts'
import { readLocal } from '#src/lib/storage.ts'
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

describe('starting up', () => {
  beforeEach(() => {
    usePlatform.setState({ isReady: false, settings: null })
    setApiBase(`${location.origin}/api/web`)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it('asks store, static params, params and settings in this order, then is ready [BOOT-4]', async () => {
    serve()
    await startUp()
    const paths = asked.map(({ url }) => Object.keys(GOOD).find((part) => url.includes(part)))
    expect(paths.slice(0, 4)).toEqual([
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
      await vi.waitFor(() => expect(asked.at(-1)?.url).toContain('/app-params'))
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
    expect(asked.length).toBeGreaterThanOrEqual(4)
    expect(asked.filter(({ timeoutMs }) => timeoutMs !== 8000)).toEqual([])
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
