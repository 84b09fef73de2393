import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePlatform } from '#src/features/platform/store.ts'
import { setSession, useSession } from '#src/features/session/store.ts'
import { checkSession } from '#src/flows/check-session.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { watchFailures } from '#src/shell/failures.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { apiErrorOf } from '#src/testing/overlays.tsx'
import { completeStart } from './complete-start.ts'
import { startUp } from './startup.ts'

const GOOD: Record<string, Answer> = {
  '/assets/store.json': { status: 200, body: {} },
  '/assets/config.json': { status: 200, body: [{ configKey: 'bubbles', configValue: true }] },
  '/app-params': { status: 200, body: [{ configKey: 'snow', configValue: true }] },
  '/platform/settings': { status: 200, body: PLAIN_SETTINGS },
  '/assets/i18n': { status: 200, body: { session: { title: 'Hello' } } },
  '/login-status': { status: 200, body: { status: true, agreement: 1 } },
}

const NO_WORDING: Answer = { status: 200, body: {} }
const OWN_WORDING: Record<string, Answer> = {
  customTranslate: { status: 200, body: { en: { 'session.title': 'Ahoy' } } },
}

function serve(changed: Record<string, Answer> = {}): void {
  // what is said of one address goes before what holds for its folder
  const answers = Object.entries({ customTranslate: NO_WORDING, ...GOOD, ...changed })
  answerWith((url) => answers.find(([part]) => url.includes(part))?.[1] ?? { status: 404 })
}

const inSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('what the start missed [BOOT-5]', () => {
  let stop = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const language of ['en', 'de', 'pl', 'es']) i18next.removeResourceBundle(language, 'translation')
  })
  afterEach(() => {
    stop()
    setSession('unknown')
    vi.useRealTimers()
  })

  it.each<Answer>(['no-answer', { status: 500 }, { status: 503 }])(
    'comes by itself after %j: who is signed in, the params, the look',
    async (failure) => {
      serve({ '/app-params': failure, '/platform/settings': failure, '/login-status': failure })
      await startUp()
      await checkSession()
      expect(usePlatform.getState()).toMatchObject({ isReady: true, hasParams: false, settings: null })
      stop = completeStart()
      await inSeconds(10)
      expect(useSession.getState().state).toBe('unknown')
      serve()
      await inSeconds(20)
      expect(useSession.getState().state).toBe('true')
      expect(usePlatform.getState().switches).toMatchObject({ snow: true, bubbles: true })
      expect(document.title).toBe('Northwind')
      answerWith(() => ({ status: 404 }))
      await inSeconds(60)
      expect(asked).toEqual([])
    },
  )

  it('is asked for again quietly: the modal that was closed stays closed, and each try is logged [ERR-1]', async () => {
    const stopFailures = watchFailures()
    serve({ '/app-params': { status: 500 }, '/platform/settings': { status: 500 } })
    await startUp()
    expect(apiErrorOf()).toMatchObject({ status: 500, url: '/app-params' })
    overlay.clear()
    vi.mocked(console.warn).mockClear()
    stop = completeStart()
    await inSeconds(2 + 4 + 8 + 15)
    expect(asked.filter(({ url }) => url.includes('/app-params'))).toHaveLength(5)
    expect(apiErrorOf()).toBeNull()
    expect(console.warn).toHaveBeenCalledTimes(4)
    stopFailures()
  })

  it.each<Answer>(['no-answer', { status: 503 }])(
    'is the tenant’s own wording, which wins as soon as it comes after %j [LANG-4]',
    async (failure) => {
      serve({ customTranslate: failure })
      await startUp()
      expect(i18next.t('session.title')).toBe('Hello')
      stop = completeStart()
      serve(OWN_WORDING)
      await inSeconds(20)
      expect(i18next.t('session.title')).toBe('Ahoy')
      answerWith(() => ({ status: 404 }))
      await inSeconds(60)
      expect(asked).toEqual([])
    },
  )

  it.each<Answer>([{ status: 404 }, { status: 200, body: '<!doctype html>' }])(
    'is no wording of a tenant that has none: %j [LANG-4]',
    async (answer) => {
      serve({ customTranslate: answer })
      await startUp()
      stop = completeStart()
      answerWith(() => ({ status: 404 }))
      await inSeconds(60)
      expect(asked).toEqual([])
    },
  )

  it('is the words: the keys give way to them', async () => {
    serve({ '/assets/i18n': { status: 500 } })
    await startUp()
    expect(i18next.t('session.title')).toBe('session.title')
    stop = completeStart()
    serve()
    await inSeconds(10)
    expect(i18next.t('session.title')).toBe('Hello')
  })

  it('is nothing where all came: nothing more is asked for', async () => {
    serve()
    await startUp()
    await checkSession()
    stop = completeStart()
    answerWith(() => ({ status: 404 }))
    await inSeconds(60)
    expect(asked).toEqual([])
  })
})
