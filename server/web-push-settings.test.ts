import { createECDH } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { StartFailure } from './start-failure.ts'
import { readWebPush } from './web-push-settings.ts'

const pair = createECDH('prime256v1')
const publicKey = pair.generateKeys('base64url')
// a short scalar would be written with fewer letters
const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
const KEYS = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }

describe('the settings of Web Push', () => {
  it('need not be given [PUSH-5]', () => {
    expect(readWebPush({})).toEqual({ isOn: true, keys: null, subject: null, ownHosts: [] })
  })

  it('are a pair of keys, whom to write to, and push services of the own network [PUSH-5]', () => {
    const given = {
      ...KEYS,
      WEB_PUSH: 'off',
      VAPID_SUBJECT: 'mailto:a@isles.test',
      PUSH_HOSTS: 'push.local, 10.0.0.4:8443',
    }
    expect(readWebPush(given)).toEqual({
      isOn: false,
      keys: { publicKey, privateKey },
      subject: 'mailto:a@isles.test',
      ownHosts: ['push.local', '10.0.0.4:8443'],
    })
  })

  it.each([
    [{ VAPID_PUBLIC_KEY: publicKey }, 'VAPID_PRIVATE_KEY'],
    [{ ...KEYS, VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}` }, 'VAPID_PUBLIC_KEY'],
    [{ VAPID_SUBJECT: 'admin' }, 'VAPID_SUBJECT'],
    [{ WEB_PUSH: 'maybe' }, 'WEB_PUSH'],
    [{ PUSH_HOSTS: 'https://push.local' }, 'PUSH_HOSTS'],
  ])('that are wrong are refused by name, and no secret is said [SERVE-1]', (wrong, named) => {
    const read = () => readWebPush(wrong)
    expect(read).toThrow(StartFailure)
    expect(read).toThrow(named)
    expect(read).not.toThrow(privateKey)
  })
})
