import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import {
  addPasskey,
  beginCodes,
  beginPasskey,
  confirmCodes,
  dropFactor,
  finishSecondStep,
  readSecondFactor,
  renewRecoveryCodes,
} from '#shared/contract/second-factor.ts'
import { login } from '#shared/contract/session.ts'
import { exportMyData, removeAccount } from '#shared/contract/settings.ts'
import * as tables from '#server/db/schema/second-factor.ts'
import { TestAuthenticator } from '#server/testing/authenticator.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { setUpCodes, setUpPasskey } from '#server/testing/second-factor.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { FEATURES, makePerson, PASSWORD, type TestPerson } from '#server/testing/world.ts'

let world: TestWorld
let leader: TestPerson
let browser: TestBrowser

async function open(features = FEATURES): Promise<void> {
  world = await openWorld({ features }, { publicUrl: new URL('http://house.test') })
  leader = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'leader' })
  browser = await world.browserOf(leader)
}

beforeEach(() => open())

const drop = (passkeyId: string | null) => ({ body: { password: PASSWORD, passkeyId } })

describe('my second factor', () => {
  it('is none at first, and is for leaders, designers and admins [DESK-1]', async () => {
    expect(await browser.call(readSecondFactor, {})).toEqual({
      isRequired: false,
      hasCode: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    expect(await world.browser.refusal(readSecondFactor, {})).toEqual([404, 'not-found'])
  })

  it('counts from when a code confirmed it, and not from when it was begun [DESK-1]', async () => {
    const { secret } = await browser.call(beginCodes, { body: { password: PASSWORD } })
    expect(secret).toHaveLength(32)
    expect((await world.stranger().try(login, { body: pair() })).status).toBe(200)
    expect(await browser.refusal(confirmCodes, { body: { code: '000000' } })).toEqual([422, 'refused-fields'])
    const { recoveryCodes } = await setUpCodes(browser, world.clock)
    expect(recoveryCodes).toHaveLength(10)
    expect(await browser.call(readSecondFactor, {})).toMatchObject({ hasCode: true, recoveryCodesLeft: 10 })
    expect((await world.stranger().try(login, { body: pair() })).status).toBe(406)
    expect(await browser.refusal(beginCodes, { body: { password: PASSWORD } })).toEqual([
      409,
      'code-is-set-up',
    ])
  })

  it('is changed by who knows the password alone [DESK-1]', async () => {
    await setUpCodes(browser, world.clock)
    const wrong = { body: { password: 'wrong' } }
    for (const call of [beginCodes, beginPasskey, renewRecoveryCodes]) {
      expect(await browser.refusal(call, wrong)).toEqual([422, 'refused-fields'])
      world.clock.pass(MINUTE_MS)
    }
    const dropped = { body: { password: 'wrong', passkeyId: null } }
    expect(await browser.refusal(dropFactor, dropped)).toEqual([422, 'refused-fields'])
  })

  it('brings recovery codes with the first, and new ones in place of them when asked [DESK-1]', async () => {
    const { recoveryCodes: first } = await setUpCodes(browser, world.clock)
    const { recoveryCodes: none } = await setUpPasskey(browser)
    expect([first.length, none.length]).toEqual([10, 0])
    const { recoveryCodes } = await browser.call(renewRecoveryCodes, { body: { password: PASSWORD } })
    const statusOf = async (code = ''): Promise<number> => {
      const body = { ...pair(), proof: { by: 'recovery', code } as const }
      return (await world.stranger().try(finishSecondStep, { body })).status
    }
    expect(await statusOf(first[0])).toBe(422)
    expect(await statusOf(recoveryCodes?.[0])).toBe(200)
    expect(await browser.call(readSecondFactor, {})).toMatchObject({ recoveryCodesLeft: 9 })
  })

  it('has several passkeys, by name, and takes none twice, late, or of a challenge of somebody else [DESK-1]', async () => {
    const { device, factor } = await setUpPasskey(browser)
    expect(factor.passkeys).toMatchObject([{ name: 'My phone', rpId: 'house.test', usedAt: null }])
    const begin = () => browser.call(beginPasskey, { body: { password: PASSWORD } })
    const asked = await begin()
    expect(asked.keys).toEqual([{ id: device.id, transports: ['internal'] }])
    const other = await world.browserOf(
      await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' }),
    )
    const theirs = await other.call(beginPasskey, { body: { password: PASSWORD } })
    const refuse = async (passkey: ReturnType<TestAuthenticator['create']>) =>
      browser.refusal(addPasskey, { body: { name: 'Another', passkey } })
    const wrong = [422, 'refused-fields']
    expect(await refuse(device.create(asked))).toEqual(wrong)
    expect(await refuse(new TestAuthenticator().create(theirs))).toEqual(wrong)
    expect(await refuse(new TestAuthenticator().create(asked, 'http://evil.test'))).toEqual(wrong)
    const late = await begin()
    world.clock.pass(11 * MINUTE_MS)
    expect(await refuse(new TestAuthenticator().create(late))).toEqual(wrong)
    await setUpPasskey(browser)
    expect((await browser.call(readSecondFactor, {})).passkeys).toHaveLength(2)
  })

  it('goes part by part, and with the last one the recovery codes [DESK-1]', async () => {
    await setUpCodes(browser, world.clock)
    const { factor } = await setUpPasskey(browser)
    const passkeyId = factor.passkeys[0]?.id ?? ''
    const { factor: left } = await browser.call(dropFactor, drop(null))
    expect(left).toMatchObject({ hasCode: false, recoveryCodesLeft: 10 })
    expect(await browser.refusal(dropFactor, drop(null))).toEqual([404, 'not-found'])
    const { factor: none } = await browser.call(dropFactor, drop(passkeyId))
    expect(none).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect((await world.stranger().try(login, { body: pair() })).status).toBe(200)
  })

  it('stays while the tenant wants one [DESK-1]', async () => {
    await open({ ...FEATURES, isSecondFactorRequired: true })
    await setUpCodes(browser, world.clock)
    expect(await browser.call(readSecondFactor, {})).toMatchObject({ isRequired: true })
    expect(await browser.refusal(dropFactor, drop(null))).toEqual([409, 'second-factor-required'])
    await setUpPasskey(browser)
    expect((await browser.try(dropFactor, drop(null))).status).toBe(200)
  })

  it('is exported without what would let another in, and goes with the account [AUTH-15]', async () => {
    const { secret } = await setUpCodes(browser, world.clock)
    await setUpPasskey(browser)
    const exported = JSON.stringify(await browser.call(exportMyData, {}))
    expect(exported).toContain('My phone')
    expect(exported).not.toContain(secret)
    expect(exported).not.toContain('codeHash')
    await browser.call(removeAccount, { body: { password: PASSWORD } })
    for (const table of [tables.totpSecrets, tables.passkeys, tables.recoveryCodes, tables.secondSteps])
      expect(await world.db.$count(table)).toBe(0)
  })
})

const pair = () => ({ username: leader.email, password: PASSWORD })
