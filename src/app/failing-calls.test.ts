import { answerWith, asked } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { isFailure, REFUSALS } from '#src/lib/failure.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { watchFailures } from '#src/shell/failures.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { apiErrorOf } from '#src/testing/overlays.tsx'
import {
  ADVENTURE,
  BY_MODAL,
  ELSEWHERE,
  GOES_ON,
  LOGGED,
  REPEATED,
  SILENT,
} from '#src/testing/failing-calls.ts'

/** What answers before the call in question can be asked. */
const BEFORE: Record<string, Record<string, unknown>> = {
  'GET /adventure/settings': {
    '/my-adventures': [{ id: ADVENTURE, name: 'Isles', thumbnail: null, progress: 0, isActive: true }],
  },
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const rowsOf = (table: Record<string, () => Promise<unknown>>) => Object.entries(table)
const reasonsOf = (table: Record<string, { why: string; ask: () => Promise<unknown> }>) =>
  Object.entries(table).map(([name, { why, ask }]) => [name, why, ask] as const)

describe('a call that fails', () => {
  let stop: () => void
  let warn: MockInstance
  beforeEach(() => {
    vi.useFakeTimers()
    warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    stop = watchFailures()
  })
  afterEach(() => {
    stop()
    warn.mockRestore()
    overlay.clear()
    queryClient.clear()
    vi.useRealTimers()
  })

  /** Has the call answered with that status, 0 for not at all. @returns what was thrown, if anything */
  async function fail(name: string, ask: () => Promise<unknown>, status: number): Promise<unknown> {
    const before = Object.entries(BEFORE[name] ?? {})
    answerWith((url) => {
      const known = before.find(([path]) => url.endsWith(path))
      return known ? { status: 200, body: known[1] } : status === 0 ? 'no-answer' : { status }
    })
    const asking = ask().then(
      () => undefined,
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    return asking
  }

  /** What was logged of this very call. */
  const logged = (name: string, status: number): string[] => {
    const path = name.split(' ')[1]?.replaceAll(/:\w+/g, '[^/]+') ?? ''
    const line = new RegExp(`^${status} .*${path}$`)
    return warn.mock.calls.map(([words]) => String(words)).filter((words) => line.test(words))
  }
  const modal = () => apiErrorOf()

  it('is told in one of these ways, whichever of the contract it is [ERR-1]', () => {
    const known = [BY_MODAL, LOGGED, GOES_ON, SILENT, ELSEWHERE].flatMap(Object.keys)
    expect(known.toSorted()).toEqual(ALL_ENDPOINTS.map(nameOf).toSorted())
  })

  it.each([
    ...rowsOf(BY_MODAL),
    ...rowsOf(LOGGED),
    ...rowsOf(GOES_ON),
    ...reasonsOf(SILENT).map(([name, , ask]) => [name, ask] as const),
  ])('%s: is the call that is asked [ERR-1]', async (name, ask) => {
    await fail(name, ask, 500)
    const [method, path = ''] = name.split(' ')
    const address = new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`)
    expect(asked.some((one) => one.method === method && address.test(one.url))).toBe(true)
  })

  it.each(rowsOf(BY_MODAL))('%s: is logged, raises the modal and is thrown on [ERR-1]', async (name, ask) => {
    for (const status of [400, 500, 503, 0]) {
      overlay.clear()
      expect(isFailure(await fail(name, ask, status), status)).toBe(true)
      expect(modal()).toMatchObject({ status })
      expect(logged(name, status)).toHaveLength(1)
      queryClient.clear()
    }
  })

  it.each(rowsOf(LOGGED))('%s: is logged and thrown on [ERR-1]', async (name, ask) => {
    for (const status of [400, 500, 503, 0]) {
      expect(isFailure(await fail(name, ask, status), status)).toBe(true)
      expect(modal()).toBeNull()
      expect(logged(name, status)).toHaveLength(1)
      queryClient.clear()
    }
  })

  it.each(rowsOf(GOES_ON))(
    '%s: is logged and told, and the product goes on [ERR-1] [BOOT-5]',
    async (name, ask) => {
      for (const status of [500, 0]) {
        expect(await fail(name, ask, status)).toBeUndefined()
        expect(modal()).toMatchObject({ status })
        overlay.clear()
        expect(logged(name, status)).toHaveLength(1)
      }
    },
  )

  it.each(reasonsOf(SILENT))('%s: is silent: %s [ERR-1] [SHELL-6]', async (name, _why, ask) => {
    for (const status of [500, 0]) {
      expect(await fail(name, ask, status)).toBeUndefined()
      expect(modal()).toBeNull()
      expect(warn).not.toHaveBeenCalled()
    }
  })

  it.each(reasonsOf(REPEATED))('%s: only logged when it is repeated: %s [ERR-1]', async (name, _why, ask) => {
    for (const status of [500, 0]) {
      await fail(name, ask, status)
      expect(modal()).toBeNull()
      expect(logged(name, status)).toHaveLength(1)
    }
  })

  it.each([...rowsOf(BY_MODAL), ...rowsOf(LOGGED)])(
    '%s: is neither logged nor told by the shell where it is refused [ERR-1] [INFO-4]',
    async (name, ask) => {
      for (const status of REFUSALS) {
        expect(isFailure(await fail(name, ask, status), status)).toBe(true)
        expect(modal()).toBeNull()
        expect(warn).not.toHaveBeenCalled()
        queryClient.clear()
      }
    },
  )
})
