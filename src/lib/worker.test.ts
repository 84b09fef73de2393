import { fakeWorker, installContainer } from '#src/testing/worker-container.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listen } from './events.ts'
import { NOT_SUBSCRIBED, unsubscribe, UNSUBSCRIBE_FAILED, pushSubscription } from './push.ts'
import {
  activateUpdate,
  buildOf,
  checkForUpdate,
  NO_WORKER,
  registerWorker,
  workerRegistration,
} from './worker.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

describe('the service worker', () => {
  it('is registered as /ngsw-worker.js for the whole site [SW-1]', async () => {
    const { container } = installContainer()
    expect(await registerWorker()).toBe(true)
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/ngsw-worker.js', {
      scope: '/',
      updateViaCache: 'none',
    })
  })

  it('that cannot be registered yields false, and the error is reported [SW-1]', async () => {
    const { container } = installContainer()
    const error = new TypeError('no script')
    container.register.mockRejectedValue(error)
    const heard: unknown[] = []
    const stop = listen((event) => heard.push(event))
    expect(await registerWorker()).toBe(false)
    stop()
    expect(heard).toEqual([{ type: 'broke', error }])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('that never comes holds up nobody [SW-1]', async () => {
    vi.useFakeTimers()
    const { container } = installContainer()
    container.register.mockReturnValue(new Promise(() => {}))
    const registered = registerWorker()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await registered).toBe(false)
    vi.useRealTimers()
  })

  it('is none in a browser that knows no workers [SW-1]', async () => {
    expect(await registerWorker()).toBe(false)
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('calls of push and of updates', () => {
  it.each([
    ['a subscription', pushSubscription],
    ['its end', unsubscribe],
    ['a look for a new version', checkForUpdate],
    ['a change to it', activateUpdate],
    ['the registration', workerRegistration],
  ])('reject without a worker: %s [SW-2]', async (_, ask) => {
    await expect(ask()).rejects.toThrow(
      new Error('Service workers are disabled or not supported by this browser'),
    )
    expect(NO_WORKER).toBe('Service workers are disabled or not supported by this browser')
  })

  it('unsubscribing rejects where nothing is subscribed, and where the browser does not let go [SW-2]', async () => {
    const { registration } = installContainer()
    await registerWorker()
    await expect(unsubscribe()).rejects.toThrow(new Error('Not subscribed to push notifications.'))
    const given = { unsubscribe: vi.fn(() => Promise.resolve(false)) }
    registration.pushManager.getSubscription.mockResolvedValue(given)
    await expect(unsubscribe()).rejects.toThrow(new Error('Unsubscribe failed!'))
    given.unsubscribe.mockRejectedValueOnce(new Error('no answer'))
    await expect(unsubscribe()).rejects.toThrow(new Error('Unsubscribe failed!'))
    given.unsubscribe.mockResolvedValue(true)
    await expect(unsubscribe()).resolves.toBeUndefined()
    expect([NOT_SUBSCRIBED, UNSUBSCRIBE_FAILED]).toHaveLength(2)
  })

  it('a version that waits is told to take over [SW-2] [SW-3]', async () => {
    const { registration } = installContainer()
    await registerWorker()
    expect(await activateUpdate()).toBe(false)
    registration.waiting = fakeWorker()
    expect(await activateUpdate()).toBe(true)
    expect(registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'take-over' }, [])
    expect(await checkForUpdate()).toBe(true)
  })

  it('a worker says which build it is of [SW-3]', async () => {
    const worker = fakeWorker()
    worker.postMessage.mockImplementation((_, ports) => ports?.[0]?.postMessage('/bundle/index-new.js'))
    expect(await buildOf(worker)).toBe('/bundle/index-new.js')
  })

  it('a worker that the server has withdrawn goes with all it kept, and one it cannot bring now stays [SW-3]', async () => {
    const { registration, deleted } = installContainer()
    await registerWorker()
    registration.update.mockRejectedValue(new TypeError('no script'))
    const head = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no link')))
    vi.stubGlobal('fetch', head)
    expect(await checkForUpdate()).toBe(false)
    expect(registration.unregister).not.toHaveBeenCalled()
    head.mockResolvedValue(new Response(null, { status: 404 }))
    expect(await checkForUpdate()).toBe(false)
    expect(registration.unregister).toHaveBeenCalledOnce()
    expect(deleted).toEqual(['waymark-art', 'waymark-shell:/a.js'])
    await expect(workerRegistration()).rejects.toThrow(NO_WORKER)
  })
})
