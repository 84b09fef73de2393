import { answerWith, asked, sentTo } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadFileParams } from '#src/features/platform/load.ts'
import { settlePlatform } from '#src/features/platform/store.ts'
import { setSession } from '#src/features/session/store.ts'
import { emit } from '#src/lib/events.ts'
import { Failure } from '#src/lib/failure.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { watchErrors } from './watch-errors.ts'

let stop = () => {}

function watch(isOn: boolean): void {
  settlePlatform([], [{ configKey: 'error_handler', configValue: isOn }], PLAIN_SETTINGS)
  stop = watchErrors()
}
const broke = (message: string): void => emit({ type: 'broke', error: new Error(message) })
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  setSession('true')
  answerWith(() => ({ status: 204 }))
  location.hash = '#/app/confirm-email?token=secret'
})
afterEach(() => {
  stop()
})

describe('what breaks in the browser', () => {
  it('is told with browser and screen, and without what an address carries [STAT-2]', async () => {
    watch(true)
    broke('x is not a function')
    await settled()
    expect(sentTo('/v2/error')).toEqual({
      error: {
        message: 'Error: x is not a function',
        stack: expect.stringContaining('x is not a function') as string,
        url: `${location.origin}${location.pathname}#/app/confirm-email`,
      },
      metadata: {
        browser: navigator.userAgent,
        screen: { width: screen.width, height: screen.height, innerWidth, innerHeight },
      },
    })
  })

  it('is told when nobody caught it, and when a call failed with the id of the request [STAT-2]', async () => {
    watch(true)
    dispatchEvent(new ErrorEvent('error', { message: 'lost', error: new TypeError('lost') }))
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }))
    const failure = new Failure(500, '/v2/streak', { code: 'x', message: 'y', requestId: 'r-7' })
    emit({ type: 'call-failed', failure, reporting: 'modal' })
    await settled()
    const errors = asked.map(({ body }) => (JSON.parse(String(body)) as { error: object }).error)
    expect(errors).toMatchObject([
      { message: 'TypeError: lost' },
      { message: 'no' },
      { message: '500 /v2/streak', requestId: 'r-7' },
    ])
  })

  it.each([
    ['refused', new Failure(409, '/v2/x'), 'modal'],
    ['signed out', new Failure(401, '/v2/x'), 'modal'],
    ['without an answer', new Failure(0, '/v2/x'), 'modal'],
    ['told to nobody', new Failure(500, '/v2/error'), 'none'],
  ] as const)('is no call that was %s [STAT-2]', async (_, failure, reporting) => {
    watch(true)
    emit({ type: 'call-failed', failure, reporting })
    await settled()
    expect(asked).toEqual([])
  })

  it('is told once, and of a page twenty things at most [STAT-2]', async () => {
    watch(true)
    for (let number = 0; number < 30; number += 1) {
      broke(`fault ${number}`)
      broke(`fault ${number}`)
    }
    await settled()
    expect(asked).toHaveLength(20)
  })

  it.each(['true', 'false', 'unknown'] as const)(
    'is reported with or without a player, also on the login page (signed in: %s) [STAT-2]',
    async (state) => {
      watch(true)
      setSession(state)
      broke('x')
      await settled()
      expect(asked).toHaveLength(1)
    },
  )

  it('is told as soon as somebody can, also where it was the static params, and once [STAT-2] [BOOT-5]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answerWith((url) => ({ status: url.endsWith('config.json') ? 404 : 204 }))
    await loadFileParams()
    broke('x')
    const reported = () => asked.filter(({ url }) => url.endsWith('/v2/error'))
    expect(reported()).toEqual([])
    watch(true)
    stop()
    watch(true)
    await settled()
    const errors = reported().map(({ body }) => (JSON.parse(String(body)) as { error: object }).error)
    expect(errors).toMatchObject([{ message: '404 /assets/config.json' }, { message: 'Error: x' }])
  })

  it('is told to nobody where error_handler is off [STAT-2] [BOOT-7]', async () => {
    watch(false)
    broke('x')
    await settled()
    expect(asked).toEqual([])
  })
})
