import { createVerify } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { openPushService, PUSH_KEY, type TestPush } from '#server/testing/push.ts'
import { TestClock } from '#server/testing/test-app.ts'
import { openPush, type PushMessage, type SendPush } from './push.ts'

const MESSAGE: PushMessage = {
  title: 'Your film was rated',
  body: 'Four stars for “Fire drill”.',
  icon: '/icon.png',
  badge: '/badge.png',
  link: '/#/app',
  tag: 'rating',
  lifeS: 3600,
}

let service: TestPush
let clock: TestClock
let send: SendPush

beforeEach(async () => {
  service = await openPushService()
  clock = new TestClock()
  send = openPush(service.settings, clock.now)
})
afterEach(() => service.close())

const refusal = (errorCode: string) => ({ error: { status: 'NOT_FOUND', details: [{ errorCode }] } })

describe('a message by push', () => {
  it('goes to one device, with words, icon, badge and what a press opens [PUSH-5] [PUSH-6]', async () => {
    expect(await send('device-1', { ...MESSAGE, image: '/reef.webp' })).toBe('sent')
    const shown = { title: MESSAGE.title, body: MESSAGE.body, image: '/reef.webp' }
    const { icon, badge, link, tag } = MESSAGE
    expect(service.sent).toEqual([
      {
        path: '/v1/projects/isles/messages:send',
        authorization: 'Bearer access-1',
        message: {
          token: 'device-1',
          notification: { title: MESSAGE.title, body: MESSAGE.body },
          data: { badge, icon, link, tag },
          webpush: {
            headers: { TTL: '3600', Urgency: 'normal' },
            notification: { ...shown, icon, badge, tag },
          },
        },
      },
    ])
  })

  it('is sent for a token that our signature was changed for, and that serves as long as it holds [PUSH-6]', async () => {
    await send('device-1', MESSAGE)
    await send('device-2', MESSAGE)
    clock.pass(HOUR_MS - MINUTE_MS)
    await send('device-3', MESSAGE)
    expect(service.sent.map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-1',
      'Bearer access-2',
    ])
    const [head = '', claims = '', signature = ''] = (service.tokensAsked[0]?.get('assertion') ?? '').split(
      '.',
    )
    const isSigned = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(PUSH_KEY.publicKey, signature, 'base64url')
    expect(isSigned).toBe(true)
    const issued = Date.parse('2026-11-23T10:00:00Z') / 1000
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'sender@isles.test',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      aud: service.settings.account.tokenUrl,
      iat: issued,
      exp: issued + 3600,
    })
  })

  it.each([
    [404, 'UNREGISTERED'],
    [403, 'SENDER_ID_MISMATCH'],
  ])('to a device that is none any more (%i %s) is known to be lost [PUSH-6]', async (status, code) => {
    service.answer(status, refusal(code))
    expect(await send('device-1', MESSAGE)).toBe('gone')
  })

  it.each([
    [400, refusal('INVALID_ARGUMENT')],
    [404, '<html>'],
    [429, refusal('QUOTA_EXCEEDED')],
    [500, {}],
    [503, refusal('UNAVAILABLE')],
  ])('that is not taken (%i %j) is worth another try [PUSH-6]', async (status, body) => {
    service.answer(status, body)
    await expect(send('device-1', MESSAGE)).rejects.toMatchObject({ responseCode: status })
  })

  it('that is not allowed any more asks for a new token the next time [PUSH-6]', async () => {
    await send('device-1', MESSAGE)
    service.answer(401)
    await expect(send('device-1', MESSAGE)).rejects.toThrow()
    service.answer(200)
    await send('device-1', MESSAGE)
    expect(service.sent.at(-1)?.authorization).toBe('Bearer access-2')
  })

  it('that nobody answers ends by itself, and may be tried again [PUSH-6]', async () => {
    service.answer(null)
    const hurried = openPush(service.settings, clock.now, 200)
    await expect(hurried('device-1', MESSAGE)).rejects.toThrow()
    await service.close()
    await expect(send('device-1', MESSAGE)).rejects.toThrow()
  })
})
