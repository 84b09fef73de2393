import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PUSH_KEY, VAPID_KEY, WEB_CONFIG } from '#server/testing/push.ts'
import { readPush } from './push-settings.ts'
import { StartFailure } from './start-failure.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-push-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const ACCOUNT = {
  type: 'service_account',
  project_id: 'isles',
  client_email: 'sender@isles.test',
  private_key: PUSH_KEY.privateKey,
}
const FULL = {
  FCM_CONFIG: JSON.stringify(WEB_CONFIG),
  FCM_VAPID_KEY: VAPID_KEY,
  FCM_SERVICE_ACCOUNT: JSON.stringify(ACCOUNT),
}

describe('the settings of push', () => {
  it('are none where nothing is set [PUSH-5]', () => {
    expect(readPush({})).toBeNull()
    expect(readPush({ FCM_CONFIG: ' ', FCM_URL: 'https://push.test' })).toBeNull()
  })

  it('are the web app, the public key and the account, also from a file [PUSH-5]', () => {
    const file = join(folder, 'key.json')
    writeFileSync(file, FULL.FCM_SERVICE_ACCOUNT)
    for (const FCM_SERVICE_ACCOUNT of [FULL.FCM_SERVICE_ACCOUNT, file]) {
      expect(readPush({ ...FULL, FCM_SERVICE_ACCOUNT })).toEqual({
        webConfig: WEB_CONFIG,
        vapidKey: VAPID_KEY,
        account: {
          projectId: 'isles',
          clientEmail: 'sender@isles.test',
          privateKey: PUSH_KEY.privateKey,
          tokenUrl: 'https://oauth2.googleapis.com/token',
        },
        url: new URL('https://fcm.googleapis.com'),
      })
    }
  })

  it.each([
    [{ FCM_VAPID_KEY: '' }, 'FCM_VAPID_KEY is not set'],
    [
      { FCM_CONFIG: undefined, FCM_SERVICE_ACCOUNT: undefined },
      'FCM_CONFIG and FCM_SERVICE_ACCOUNT is not set',
    ],
    [{ FCM_CONFIG: '{' }, 'FCM_CONFIG'],
    [{ FCM_CONFIG: JSON.stringify({ ...WEB_CONFIG, appId: '' }) }, 'FCM_CONFIG'],
    [{ FCM_CONFIG: JSON.stringify({ ...WEB_CONFIG, appId: 7 }) }, 'FCM_CONFIG'],
    [{ FCM_VAPID_KEY: 'short' }, 'FCM_VAPID_KEY'],
    [{ FCM_SERVICE_ACCOUNT: '{"project_id": "isles"}' }, 'FCM_SERVICE_ACCOUNT'],
    [{ FCM_SERVICE_ACCOUNT: JSON.stringify({ ...ACCOUNT, private_key: 'secret' }) }, 'FCM_SERVICE_ACCOUNT'],
    [{ FCM_SERVICE_ACCOUNT: join(folder, 'none.json') }, 'FCM_SERVICE_ACCOUNT'],
    [{ FCM_URL: 'ftp://push.test' }, 'FCM_URL'],
    [{ FCM_URL: 'https://push.test/v1' }, 'FCM_URL'],
  ])('with %j are refused by name, and no secret is said [SERVE-1]', (wrong, named) => {
    const read = () => readPush({ ...FULL, ...wrong })
    expect(read).toThrow(StartFailure)
    expect(read).toThrow(named)
    expect(read).not.toThrow(/secret|PRIVATE KEY/)
  })
})
