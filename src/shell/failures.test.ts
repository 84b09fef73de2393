import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSession, takeRememberedPath, useSession } from '#src/features/session/store.ts'
import { emit, type Reporting } from '#src/lib/events.ts'
import { Failure } from '#src/lib/failure.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { watchFailures } from './failures.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { apiErrorOf } from '#src/testing/overlays.tsx'

function fail(status: number, reporting: Reporting = 'modal'): void {
  emit({ type: 'call-failed', failure: new Failure(status, '/v2/streak'), reporting })
}

describe('failures that no feature answers', () => {
  let stop: () => void
  beforeEach(() => {
    overlay.clear()
    stop = watchFailures()
  })
  afterEach(() => stop())

  it.each([400, 500, 503, 0])('raise the apiError modal and are logged at %i [ERR-1]', (status) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fail(status)
    expect(apiErrorOf()).toMatchObject({ status })
    expect(String(warn.mock.calls[0]?.[0])).toContain(`${status}`)
    expect(String(warn.mock.calls[0]?.[0])).toContain('/v2/streak')
    warn.mockRestore()
  })

  it.each([404, 406, 409, 422, 423, 429])('leave %i to the calling feature [ERR-1] [INFO-4]', (status) => {
    fail(status)
    expect(apiErrorOf()).toBeNull()
  })

  it('load a page anew whose tenant was suspended while it was open [DESK-2]', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
    const suspended = { code: 'tenant-suspended', message: '' }
    const meet = () =>
      emit({ type: 'call-failed', failure: new Failure(423, '/v2/streak', suspended), reporting: 'modal' })
    meet()
    expect(reload).not.toHaveBeenCalled()
    now.mockReturnValue(60_000)
    meet()
    expect(reload).toHaveBeenCalledOnce()
    now.mockRestore()
    reload.mockRestore()
  })

  it('stay silent where the specification wants it [ERR-1]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fail(500, 'none')
    expect(apiErrorOf()).toBeNull()
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('are only logged where the screen says it itself, and for the profile [ERR-1]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fail(500, 'log')
    expect(apiErrorOf()).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('end the session at 401 from anywhere, and keep the place for who stood there [AUTH-8]', () => {
    setSession('true')
    queryClient.setQueryData(['profile'], { id: 'ola' })
    location.hash = '#/app/game/plot/task/second-factor/1'
    fail(401)
    expect(useSession.getState().state).toBe('false')
    expect(apiErrorOf()).toBeNull()
    expect(takeRememberedPath()).toEqual({ path: '/app/game/plot/task/second-factor/1', playerId: 'ola' })
    expect(takeRememberedPath()).toBeNull()
  })

  it('raise no modal of a lost link, which the plate of the HUD tells [ERR-1]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fail(0)
    expect(apiErrorOf()).toBeNull()
    fail(500)
    expect(apiErrorOf()).toMatchObject({ status: 500 })
    onLine.mockRestore()
    warn.mockRestore()
  })

  it('take back a lost connection as soon as the server answers again', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fail(0)
    emit({ type: 'call-answered' })
    expect(apiErrorOf()).toBeNull()
    fail(500)
    emit({ type: 'call-answered' })
    expect(apiErrorOf()).not.toBeNull()
    warn.mockRestore()
  })
})
