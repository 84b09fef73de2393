import { answerWith, asked, sentTo } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '#shared/domain/durations.ts'
import { firebaseToken } from '#src/lib/firebase-token.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { installPush, MY_NOTIFICATIONS } from '#src/testing/push.ts'
import { saveRegistered, readRegistered, TOKEN_LIFE_MS } from './registered.ts'
import { lookAtPush, register, unregister } from './register.ts'
import { setPush, usePush } from './store.ts'

vi.mock(import('#src/lib/firebase-token.ts'), () => ({ firebaseToken: vi.fn() }))

const NOW = new Date('2026-11-23T10:00:00Z')
const OLA = { playerId: 'ola', now: () => NOW }
const CONFIG = { firebaseSDKConfigObject: { projectId: 'isles' }, vapidKey: 'B'.repeat(87) }

const stateNow = () => usePush.getState().state
const calls = () => asked.map(({ method, url }) => `${method.toUpperCase()} ${url.split('/').at(-1) ?? ''}`)

/** @param isNotifiedHere whether the server knows this browser since this login */
function serve({ save = 204, remove = 204, isNotifiedHere = true } = {}): void {
  answerWith((url) => {
    if (url.endsWith('/push/config')) return { status: 200, body: CONFIG }
    if (url.endsWith('/save')) return { status: save }
    if (url.endsWith('/remove')) return { status: remove }
    return { status: 200, body: { ...MY_NOTIFICATIONS, isNotifiedHere } }
  })
}

beforeEach(() => {
  for (const key of localKeys('')) dropLocal(key)
  setPush('unknown')
  serve()
  vi.mocked(firebaseToken).mockReset().mockResolvedValue('a token')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.mocked(console.warn).mockRestore()
  vi.useRealTimers()
})

describe('whether a player can be told here', () => {
  it('is not where the tenant has it off, in a browser that cannot, and where it was denied [PUSH-1]', async () => {
    await lookAtPush(true, OLA)
    expect(stateNow()).toBe('unsupported')
    installPush('denied')
    await lookAtPush(true, OLA)
    expect(stateNow()).toBe('denied')
    await lookAtPush(false, OLA)
    expect(stateNow()).toBe('off')
    expect(asked).toEqual([])
  })

  it('is open where nobody was asked, and where somebody else is told in this browser [PUSH-1]', async () => {
    installPush('default')
    await lookAtPush(true, OLA)
    expect(stateNow()).toBe('unregistered')
    const browser = installPush('granted')
    browser.subscribe()
    saveRegistered('jonas', NOW)
    await lookAtPush(true, OLA)
    expect(stateNow()).toBe('unregistered')
  })

  it('is so where the browser is registered for the player [PUSH-1]', async () => {
    installPush('granted').subscribe()
    saveRegistered('ola', NOW)
    await lookAtPush(true, OLA)
    expect(stateNow()).toBe('registered')
    expect(calls()).toEqual(['GET notifications'])
  })

  it('a permission that was taken back takes the registration along [PUSH-2]', async () => {
    const browser = installPush('default')
    browser.subscribe()
    saveRegistered('ola', NOW)
    await lookAtPush(true, OLA)
    expect(stateNow()).toBe('unregistered')
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    expect(calls()).toEqual(['DELETE remove'])
    expect(readRegistered('ola')).toBeNull()
  })
})

describe('a registration that should go and went by half', () => {
  const look = () => lookAtPush(true, OLA)

  it('is taken from the server as soon as it answers, and then no more [PUSH-2]', async () => {
    const browser = installPush('default')
    browser.subscribe()
    saveRegistered('ola', NOW)
    serve({ remove: 500 })
    await look()
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    await look()
    expect(calls()).toEqual(['DELETE remove', 'DELETE remove'])
    serve()
    await look()
    expect(readRegistered('ola')).toBeNull()
    await look()
    expect(calls()).toEqual(['DELETE remove'])
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
  })

  it('is taken from the browser as soon as that lets it go [PUSH-2] [SW-2]', async () => {
    const browser = installPush('default')
    browser.subscribe()
    saveRegistered('ola', NOW)
    browser.unsubscribe.mockResolvedValueOnce(false)
    await look()
    expect(readRegistered('ola')).not.toBeNull()
    await look()
    expect([browser.unsubscribe.mock.calls.length, readRegistered('ola')]).toEqual([2, null])
  })
})

describe('a token', () => {
  const look = async (savedAt: number) => {
    installPush('granted').subscribe()
    saveRegistered('ola', new Date(savedAt))
    await lookAtPush(true, OLA)
  }

  it.each([
    ['a day old stays', NOW.getTime() - DAY_MS, false],
    ['nearly seven days old stays', NOW.getTime() - TOKEN_LIFE_MS + 1, false],
    ['seven days old is saved anew', NOW.getTime() - 7 * DAY_MS, true],
    ['of a clock that was put back is saved anew', NOW.getTime() + DAY_MS, true],
  ])('%s [PUSH-4]', async (_, savedAt, isSaved) => {
    await look(savedAt)
    expect(calls().includes('POST save')).toBe(isSaved)
    expect(readRegistered('ola')?.savedAt).toBe(isSaved ? NOW.getTime() : savedAt)
    expect(stateNow()).toBe('registered')
  })

  it('that the server forgot with the last logout is saved anew [PUSH-4]', async () => {
    serve({ isNotifiedHere: false })
    await look(NOW.getTime())
    expect(calls()).toEqual(['GET notifications', 'GET config', 'POST save'])
  })

  it('that could not be refreshed is tried at the next visit again [PUSH-4]', async () => {
    serve({ save: 500 })
    const old = NOW.getTime() - 8 * DAY_MS
    await look(old)
    expect(readRegistered('ola')?.savedAt).toBe(old)
    expect(stateNow()).toBe('registered')
  })
})

describe('saying yes', () => {
  it('asks the browser, gets a token, saves it, and then it is so [PUSH-3]', async () => {
    const browser = installPush('default', 'granted')
    await register(OLA)
    expect(browser.requestPermission).toHaveBeenCalledOnce()
    expect(firebaseToken).toHaveBeenCalledWith(CONFIG, expect.anything())
    expect(sentTo('/save')).toEqual({ deviceToken: 'a token' })
    expect(stateNow()).toBe('registered')
    expect(readRegistered('ola')?.savedAt).toBe(NOW.getTime())
  })

  it('registers nothing where the browser’s question is denied [PUSH-3]', async () => {
    installPush('default', 'denied')
    await register(OLA)
    expect(asked).toEqual([])
    expect(firebaseToken).not.toHaveBeenCalled()
    expect(stateNow()).toBe('denied')
  })

  it('says that the question was closed without an answer [PUSH-3]', async () => {
    installPush('default')
    await expect(register(OLA)).rejects.toMatchObject({ trouble: 'unanswered' })
    expect(asked).toEqual([])
  })

  it('says that there is no worker [PUSH-3] [SW-2]', async () => {
    const { container } = installPush('granted')
    container.register.mockRejectedValue(new TypeError('no'))
    await expect(register(OLA)).rejects.toMatchObject({ trouble: 'noWorker' })
  })

  it('is not left hanging by a service that stays silent, and leaves no half of it [PUSH-3]', async () => {
    vi.useFakeTimers()
    const browser = installPush('granted')
    vi.mocked(firebaseToken).mockImplementation(() => {
      browser.subscribe()
      return new Promise(() => {})
    })
    const registering = expect(register(OLA)).rejects.toMatchObject({ trouble: 'noService' })
    await vi.advanceTimersByTimeAsync(60_000)
    await registering
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    expect(readRegistered('ola')).toBeNull()
  })

  it('says that our server did not save it, and takes the registration back [PUSH-3]', async () => {
    serve({ save: 500 })
    const browser = installPush('granted')
    browser.subscribe()
    await expect(register(OLA)).rejects.toMatchObject({ trouble: 'notSaved' })
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    expect(stateNow()).not.toBe('registered')
  })
})

describe('saying no more', () => {
  it('removes the token of the server and the browser’s registration [PUSH-3]', async () => {
    const browser = installPush('granted')
    browser.subscribe()
    saveRegistered('ola', NOW)
    await unregister()
    expect(calls()).toEqual(['DELETE remove'])
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    expect([stateNow(), readRegistered('ola')]).toEqual(['unregistered', null])
  })

  it('is done where the browser has none any more [PUSH-3] [SW-2]', async () => {
    installPush('granted')
    await unregister()
    expect(stateNow()).toBe('unregistered')
  })

  it('is not done while the server or the browser keeps it [PUSH-3] [SW-2]', async () => {
    const browser = installPush('granted')
    browser.subscribe()
    setPush('registered')
    serve({ remove: 500 })
    await expect(unregister()).rejects.toMatchObject({ trouble: 'notRemoved' })
    serve()
    browser.unsubscribe.mockResolvedValue(false)
    await expect(unregister()).rejects.toMatchObject({ trouble: 'notRemoved' })
    expect(stateNow()).toBe('registered')
  })
})
