import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { PUSH_KEY, VAPID_KEY, WEB_CONFIG } from '#server/testing/push.ts'
import { readSettings } from './env.ts'

/** Set by npm and the shell, not by anyone who runs a server. */
const NOT_OURS = ['NODE_ENV', 'PATH']

/** Only with all of these is the address of Firebase asked for. */
const FIREBASE: Record<string, string> = {
  FCM_CONFIG: JSON.stringify(WEB_CONFIG),
  FCM_VAPID_KEY: VAPID_KEY,
  FCM_SERVICE_ACCOUNT: JSON.stringify({
    type: 'service_account',
    project_id: 'isles',
    client_email: 'sender@isles.test',
    private_key: PUSH_KEY.privateKey,
  }),
}

/** The names of all settings that `readSettings` asks for. */
function namesRead(): string[] {
  const names = new Set<string>()
  const asked = new Proxy<Record<string, string | undefined>>(FIREBASE, {
    get: (given, name) => {
      if (typeof name !== 'string') return undefined
      names.add(name)
      return given[name]
    },
  })
  readSettings(asked)
  return [...names].filter((name) => !NOT_OURS.includes(name))
}

describe('.env.example', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))

  it('has every setting that the server reads, and no other [SERVE-1]', () => {
    expect(Object.keys(example).sort()).toEqual(namesRead().sort())
  })

  it('gives each its default: with the file as it is the server starts as without it [SERVE-1]', () => {
    expect(readSettings(example)).toEqual(readSettings({}))
  })
})
