import webPush from 'web-push'
import { beforeEach, describe, expect, it } from 'vitest'
import { vapidKeys } from '#server/db/schema/push.ts'
import { TestWebPush } from '#server/testing/web-push-service.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { ForbiddenAddress, openGuardedPost } from './guarded-post.ts'
import type { PushMessage } from './push.ts'
import { ensureVapidKeys } from './vapid-keys.ts'
import { openWebPush } from './web-push.ts'

const MESSAGE: PushMessage = {
  title: 'Your film was rated',
  body: 'Four stars for “Fire drill”.',
  icon: '/icon.png',
  badge: '/badge.png',
  image: '/reef.webp',
  link: '/#/app',
  tag: '0b6f3a52-6f0e-4d0c-9a52-2f6f3a526f0e',
  lifeS: 3600,
}

const keys = webPush.generateVAPIDKeys()
const subject = 'mailto:admin@isles.test'
let service: TestWebPush

beforeEach(() => {
  service = new TestWebPush()
})
const send = (message = MESSAGE) => openWebPush({ keys, subject }, service.post)(service.token, message)

describe('a message by Web Push', () => {
  it('is encrypted for the browser and signed with our key [PUSH-5] [PUSH-6]', async () => {
    expect(await send()).toBe('sent')
    const { title, body, icon, badge, image, link, tag } = MESSAGE
    expect(service.received).toMatchObject([
      {
        endpoint: 'https://push.example/browser-1',
        headers: {
          TTL: 3600,
          Urgency: 'normal',
          Topic: '0b6f3a526f0e4d0c9a522f6f3a526f0e',
          'Content-Encoding': 'aes128gcm',
        },
        payload: { notification: { title, body, icon, image }, data: { badge, icon, link, tag } },
        claims: { aud: 'https://push.example', sub: subject },
        publicKey: keys.publicKey,
      },
    ])
  })

  it.each([404, 410])('to a browser that unsubscribed (%i) is known to be lost [PUSH-6]', async (status) => {
    service.statuses = [status]
    expect(await send()).toBe('gone')
  })

  it.each([400, 401, 403, 429, 500, 503, 301])(
    'that is not taken (%i) is worth another try [PUSH-6]',
    async (status) => {
      service.statuses = [status]
      await expect(send()).rejects.toMatchObject({ responseCode: status })
    },
  )

  it('that is too long goes once more, shorter and without its picture [PUSH-6]', async () => {
    service.statuses = [413, 201]
    expect(await send({ ...MESSAGE, body: 'x'.repeat(180) })).toBe('sent')
    expect(service.received[1]?.payload).toMatchObject({ notification: { body: 'x'.repeat(60) } })
    expect(JSON.stringify(service.received[1]?.payload)).not.toContain('reef')
  })

  it.each([
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'https://169.254.169.254/latest',
    'https://localhost/push',
    'https://push.example:8443/push',
    'https://user:word@push.example/',
  ])('never goes to %s, and its browser is forgotten [PUSH-6]', async (endpoint) => {
    const post = openGuardedPost({ ownHosts: [] })
    await expect(post(endpoint, { headers: {}, body: Buffer.alloc(1) })).rejects.toThrow(ForbiddenAddress)
    const { token } = new TestWebPush(endpoint)
    expect(await openWebPush({ keys, subject }, post)(token, MESSAGE)).toBe('gone')
  })

  it('without an encrypted line is not sent at all [PUSH-6]', async () => {
    const post = openGuardedPost({ ownHosts: ['push.example'] })
    await expect(post('http://push.example/', { headers: {}, body: Buffer.alloc(1) })).rejects.toThrow(
      ForbiddenAddress,
    )
  })
})

describe('the keys', () => {
  it('are made once, however many processes start together, and stay [PUSH-5]', async () => {
    const { db, clock } = await openTestApp()
    const [one, two] = await Promise.all([ensureVapidKeys(db, clock.now()), ensureVapidKeys(db, clock.now())])
    expect(two).toEqual(one)
    expect(await ensureVapidKeys(db, clock.now())).toEqual(one)
    expect(await db.$count(vapidKeys)).toBe(1)
  })
})
