import { describe, expect, it, vi } from 'vitest'
import { subscriptionToken } from './web-push.ts'

const KEY = `B${'A'.repeat(86)}`
const keys = { p256dh: 'p', auth: 'a' }

function browserWith(earlier: { key: Uint8Array<ArrayBuffer> } | null) {
  const unsubscribe = vi.fn(() => Promise.resolve(true))
  const subscribe = vi.fn((_: PushSubscriptionOptionsInit) =>
    Promise.resolve({ endpoint: 'https://push.example/1', toJSON: () => ({ keys }) }),
  )
  const getSubscription = () =>
    Promise.resolve(earlier && { unsubscribe, options: { applicationServerKey: earlier.key.buffer } })
  const registration = { pushManager: { subscribe, getSubscription } }
  return { unsubscribe, subscribe, registration: registration as unknown as ServiceWorkerRegistration }
}

const bytes = (first: number) => Uint8Array.from({ length: 65 }, (_, at) => (at === 0 ? first : 0))

describe('a browser without Firebase', () => {
  it('subscribes for the server’s key and hands over address and keys alone [PUSH-3]', async () => {
    const { registration, subscribe } = browserWith(null)
    const token = await subscriptionToken(KEY, registration)
    expect(JSON.parse(token)).toEqual({ endpoint: 'https://push.example/1', keys })
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: bytes(4) })
  })

  it.each([
    ['keeps a subscription for the same key', 4, 0],
    ['gives up one for another key', 5, 1],
  ])('%s [PUSH-4]', async (_, first, times) => {
    const { registration, unsubscribe } = browserWith({ key: bytes(first) })
    await subscriptionToken(KEY, registration)
    expect(unsubscribe).toHaveBeenCalledTimes(times)
  })
})
