import { beforeEach, describe, expect, it } from 'vitest'
import {
  logInOperator,
  logOutOperator,
  readOperator,
  readOperatorLink,
  readOperatorLog,
  takeOperatorLink,
} from '#shared/contract/operator.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { operators, operatorSessions } from '#server/db/schema/operators.ts'
import { totpCode } from '#server/lib/totp.ts'
import { makeOperator, OPERATOR_PASSWORD, OperatorBrowser } from '#server/testing/operators.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createOperator, removeOperator, resetOperator } from './operators.ts'

let test: TestApp

beforeEach(async () => {
  test = await openTestApp({ isOwn: true })
})

const stranger = () => new OperatorBrowser(test.app)
const linkFor = async (email: string) => (await createOperator(test.db, email, test.clock.now())) ?? ''
const codeOf = (secret: string) => totpCode(secret, test.clock.now())

describe('the link of an operator', () => {
  it('sets a password and a second factor, once, and signs in [DESK-2]', async () => {
    const token = await linkFor('op@host.test')
    const browser = stranger()
    const { email, secret, uri } = await browser.call(readOperatorLink, { body: { token } })
    expect([email, uri]).toEqual(['op@host.test', expect.stringContaining(secret)])
    // the same secret each time: an app may have read it
    expect((await stranger().call(readOperatorLink, { body: { token } })).secret).toBe(secret)
    const body = { token, password: OPERATOR_PASSWORD, code: codeOf(secret) }
    const { recoveryCodes } = await browser.call(takeOperatorLink, { body })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await browser.call(readOperator, {})).toEqual({ email: 'op@host.test' })
    expect((await stranger().try(readOperatorLink, { body: { token } })).status).toBe(404)
    expect((await stranger().try(takeOperatorLink, { body })).status).toBe(404)
  })

  it('takes no wrong code, no common password, and opens nothing after a day [DESK-2]', async () => {
    const token = await linkFor('op@host.test')
    const { secret } = await stranger().call(readOperatorLink, { body: { token } })
    const right = { token, password: OPERATOR_PASSWORD, code: codeOf(secret) }
    const wrong = { ...right, code: '000000' }
    expect(await stranger().refusal(takeOperatorLink, { body: wrong })).toEqual([401, 'wrong-code'])
    const common = await stranger().try(takeOperatorLink, { body: { ...right, password: 'password1' } })
    expect(common.body).toMatchObject({ fields: [{ path: 'password', message: 'common' }] })
    test.clock.pass(DAY_MS)
    expect((await stranger().try(readOperatorLink, { body: { token } })).status).toBe(404)
  })

  it('is not made twice for an address; a reset ends what was before [DESK-2]', async () => {
    const { browser, secret } = await makeOperator(test)
    expect(await createOperator(test.db, 'OP@host.test', test.clock.now())).toBeNull()
    const token = (await resetOperator(test.db, 'op@host.test', test.clock.now())) ?? ''
    expect(await browser.call(readOperator, {})).toEqual({ email: null })
    const login = { body: { email: 'op@host.test', password: OPERATOR_PASSWORD } }
    expect(await stranger().refusal(logInOperator, login)).toEqual([401, 'wrong-credentials'])
    const again = await stranger().call(readOperatorLink, { body: { token } })
    expect(again.secret).not.toBe(secret)
    // nor is what somebody saw by a link that was never used
    const next = (await resetOperator(test.db, 'op@host.test', test.clock.now())) ?? ''
    const shown = await stranger().call(readOperatorLink, { body: { token: next } })
    expect(shown.secret).not.toBe(again.secret)
  })
})

describe('an operator signs in', () => {
  const login = (code?: string, password = OPERATOR_PASSWORD) => ({
    body: { email: 'Op@Host.test', password, ...(code !== undefined && { code }) },
  })

  it('with the password and a code of the app, each code once [DESK-2]', async () => {
    const { secret } = await makeOperator(test)
    test.clock.pass(MINUTE_MS)
    const browser = stranger()
    expect(await browser.call(logInOperator, login())).toEqual({ needsCode: true, recoveryCodes: null })
    expect(browser.cookies.size).toBe(0)
    const code = codeOf(secret)
    expect(await browser.call(logInOperator, login(code))).toEqual({ needsCode: false, recoveryCodes: 10 })
    expect(await browser.call(readOperator, {})).toEqual({ email: 'op@host.test' })
    expect(await stranger().refusal(logInOperator, login(code))).toEqual([401, 'wrong-code'])
    await browser.call(logOutOperator, {})
    expect(await browser.call(readOperator, {})).toEqual({ email: null })
    expect(await test.db.select().from(operatorSessions)).toHaveLength(1)
  })

  it('with a recovery code, once, however it is typed [DESK-2]', async () => {
    const { recoveryCodes } = await makeOperator(test)
    const [first = ''] = recoveryCodes
    const typed = ` ${first.toUpperCase().replace('-', ' ')}`
    expect((await stranger().call(logInOperator, login(typed))).recoveryCodes).toBe(9)
    expect(await stranger().refusal(logInOperator, login(first))).toEqual([401, 'wrong-code'])
  })

  it('with nothing else: not with a wrong pair, nor as nobody, nor without a second factor [DESK-2]', async () => {
    const { secret } = await makeOperator(test)
    test.clock.pass(MINUTE_MS)
    const wrong = login(codeOf(secret), 'another password')
    expect(await stranger().refusal(logInOperator, wrong)).toEqual([401, 'wrong-credentials'])
    const nobody = { body: { email: 'no@host.test', password: OPERATOR_PASSWORD } }
    expect(await stranger().refusal(logInOperator, nobody)).toEqual([401, 'wrong-credentials'])
    await linkFor('new@host.test')
    const unused = { body: { email: 'new@host.test', password: OPERATOR_PASSWORD } }
    expect(await stranger().refusal(logInOperator, unused)).toEqual([401, 'wrong-credentials'])
    expect(await stranger().refusal(logInOperator, login('000000'))).toEqual([401, 'wrong-code'])
  })

  it('not as often as somebody likes who guesses codes [DESK-2]', async () => {
    await makeOperator(test)
    const statuses: number[] = []
    for (let at = 0; at < 8; at += 1)
      statuses.push((await stranger().try(logInOperator, login('000000'))).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429])
  })

  it('with a right pair whatever names others try, and nobody learns which are operators [DESK-2]', async () => {
    await makeOperator(test)
    const pair = (email: string, password: string) => ({ body: { email, password } })
    const statusOf = async (email: string) =>
      (await stranger().try(logInOperator, pair(email, 'wrong wrong wrong'))).status
    for (let at = 0; at < 12; at += 1)
      expect([await statusOf('op@host.test'), await statusOf('nobody@host.test')]).toEqual([401, 401])
    const { email, password } = login().body
    expect((await stranger().try(logInOperator, pair(email, password))).status).toBe(200)
    for (let at = 0; at < 12; at += 1) await statusOf('nobody@host.test')
    // from one address nobody goes on for ever
    expect([await statusOf('op@host.test'), await statusOf('nobody@host.test')]).toEqual([429, 429])
  })

  it('for half an hour unused, and twelve at most [DESK-2]', async () => {
    const { browser } = await makeOperator(test)
    for (let at = 0; at < 24; at += 1) {
      test.clock.pass(HOUR_MS / 2 - MINUTE_MS)
      expect(await browser.call(readOperator, {})).toEqual({ email: 'op@host.test' })
    }
    test.clock.pass(HOUR_MS / 2 - MINUTE_MS)
    expect(await browser.call(readOperator, {})).toEqual({ email: null })
    const other = await makeOperator(test, 'other@host.test')
    test.clock.pass(HOUR_MS / 2 + MINUTE_MS)
    expect(await other.browser.call(readOperator, {})).toEqual({ email: null })
  })

  it('and is out at once when removed; what was done stays in the log [DESK-2]', async () => {
    const { browser } = await makeOperator(test)
    const other = await makeOperator(test, 'other@host.test')
    await removeOperator(test.db, 'op@host.test', test.clock.now())
    expect(await browser.call(readOperator, {})).toEqual({ email: null })
    const { entries } = await other.browser.call(readOperatorLog, { query: {} })
    const seen = entries.map(({ actor, action }) => [actor, action])
    expect(seen).toContainEqual(['op@host.test', 'operator-joined'])
    expect(seen[0]).toEqual([null, 'operator-removed'])
  })

  it('with a cookie of its own that no other site sends, and nothing secret in the database [DESK-2]', async () => {
    const { secret, recoveryCodes, browser } = await makeOperator(test)
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/operator/login',
      headers: { host: 'localhost', 'x-waymark-operator': '1' },
      payload: login(recoveryCodes[0]).body,
    })
    const [cookie] = reply.cookies
    expect([cookie?.name, cookie?.sameSite, cookie?.httpOnly]).toEqual(['waymark-operator', 'Strict', true])
    const stored = JSON.stringify([
      await test.db.select().from(operators),
      await test.db.select().from(operatorSessions),
    ])
    for (const plain of [OPERATOR_PASSWORD, ...recoveryCodes, ...browser.cookies.values()])
      expect(stored).not.toContain(plain)
    expect(secret).toHaveLength(32)
  })
})
