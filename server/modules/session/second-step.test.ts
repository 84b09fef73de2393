import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import {
  beginSecondStep,
  finishSecondStep,
  setUpSecondStep,
  type Proof,
} from '#shared/contract/second-factor.ts'
import { login, loginStatus } from '#shared/contract/session.ts'
import { people } from '#server/db/schema/people.ts'
import { totpCode } from '#server/lib/totp.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { setUpCodes, setUpPasskey } from '#server/testing/second-factor.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { FEATURES, makePerson, PASSWORD, type TestPerson } from '#server/testing/world.ts'

let world: TestWorld
let leader: TestPerson

beforeEach(async () => {
  // a page says its port only where it is none of the protocol's own
  world = await openWorld({}, { publicUrl: new URL('http://house.test') })
  leader = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'leader' })
})

const pairOf = (person: TestPerson) => ({ username: person.email, password: PASSWORD })
const codeOf = (secret: string): Proof => ({ by: 'code', code: totpCode(secret, world.clock.now()) })

const finish = (proof: Proof, browser = world.stranger(), person = leader) =>
  browser.try(finishSecondStep, { body: { ...pairOf(person), proof } })

async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.call(loginStatus, {})).status
}

describe('a login with a second step', () => {
  it('is refused with the password alone, and no session is there [DESK-1] [AUTH-2]', async () => {
    await setUpCodes(await world.browserOf(leader), world.clock)
    const browser = world.stranger()
    expect(await browser.refusal(login, { body: pairOf(leader) })).toEqual([406, 'second-step'])
    expect(browser.cookies.has('waymark')).toBe(false)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('gets in with a code of the app, each once [DESK-1]', async () => {
    const { secret } = await setUpCodes(await world.browserOf(leader), world.clock)
    const asked = await world.stranger().call(beginSecondStep, { body: pairOf(leader) })
    expect(asked).toEqual({ hasCode: true, hasRecoveryCodes: true, passkey: null, setup: null })
    const browser = world.stranger()
    const proof = codeOf(secret)
    expect((await finish(proof, browser)).body).toEqual({ status: true, agreement: 1 })
    expect(await isSignedIn(browser)).toBe(true)
    expect((await finish(proof)).status).toBe(422)
    world.clock.pass(30_000)
    expect((await finish(codeOf(secret))).status).toBe(200)
  })

  it('gets one of two in who use the same code at the same moment [DESK-1]', async () => {
    const { secret } = await setUpCodes(await world.browserOf(leader), world.clock)
    const proof = codeOf(secret)
    const browsers = [world.stranger(), world.stranger()]
    for (const browser of browsers) await browser.call(loginStatus, {})
    const answers = await Promise.all(browsers.map((browser) => finish(proof, browser)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('gets in with each recovery code once, however it is typed [DESK-1]', async () => {
    const { recoveryCodes } = await setUpCodes(await world.browserOf(leader), world.clock)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = '', other = ''] = recoveryCodes
    expect((await finish({ by: 'recovery', code })).status).toBe(200)
    expect((await finish({ by: 'recovery', code })).status).toBe(422)
    const typed = ` ${other.replaceAll('-', ' ').replaceAll('0', 'O').toUpperCase()}`
    expect((await finish({ by: 'recovery', code: typed })).status).toBe(200)
  })

  it('gets in with a passkey that signs the challenge, once [DESK-1]', async () => {
    const { device } = await setUpPasskey(await world.browserOf(leader))
    const { passkey } = await world.stranger().call(beginSecondStep, { body: pairOf(leader) })
    expect(passkey).toMatchObject({ rpId: 'house.test', keys: [{ id: device.id, transports: ['internal'] }] })
    if (!passkey) throw new Error('no passkey is asked for')
    const proof = device.sign(passkey)
    expect((await finish(proof)).status).toBe(200)
    expect((await finish(proof)).status).toBe(422)
  })

  it.each([
    ['a page elsewhere', 'http://evil.test'],
    ['another port', 'http://house.test:8080'],
  ])('takes no passkey that signed for %s [DESK-1]', async (_, origin) => {
    const { device } = await setUpPasskey(await world.browserOf(leader))
    const { passkey } = await world.stranger().call(beginSecondStep, { body: pairOf(leader) })
    if (!passkey) throw new Error('no passkey is asked for')
    expect((await finish(device.sign(passkey, origin))).status).toBe(422)
  })

  it('takes nothing of another person [DESK-1] [SERVE-2]', async () => {
    const other = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'leader' })
    const theirs = await setUpCodes(await world.browserOf(other), world.clock)
    const { device } = await setUpPasskey(await world.browserOf(other))
    await setUpCodes(await world.browserOf(leader), world.clock)
    const { passkey } = await world.stranger().call(beginSecondStep, { body: pairOf(other) })
    if (!passkey) throw new Error('no passkey is asked for')
    const [code = ''] = theirs.recoveryCodes
    for (const proof of [codeOf(theirs.secret), { by: 'recovery', code } as const, device.sign(passkey)])
      expect((await finish(proof)).status).toBe(422)
  })

  it('says with a wrong password no more than any login, and uses nothing up [AUTH-2] [DESK-1]', async () => {
    const { secret } = await setUpCodes(await world.browserOf(leader), world.clock)
    const wrong = { username: leader.email, password: 'wrong' }
    const nobody = { username: 'nobody@test.test', password: 'wrong' }
    for (const pair of [wrong, nobody]) {
      const browser = world.stranger()
      expect(await browser.refusal(beginSecondStep, { body: pair })).toEqual([401, 'wrong-credentials'])
      const body = { ...pair, code: '123456' }
      expect(await browser.refusal(setUpSecondStep, { body })).toEqual([401, 'wrong-credentials'])
      const proved = { ...pair, proof: codeOf(secret) }
      expect(await browser.refusal(finishSecondStep, { body: proved })).toEqual([401, 'wrong-credentials'])
    }
    expect((await finish(codeOf(secret))).status).toBe(200)
  })

  it('hears six wrong codes in a quarter of an hour, and then no right one either [AUTH-2] [DESK-1]', async () => {
    const { secret } = await setUpCodes(await world.browserOf(leader), world.clock)
    for (let i = 0; i < 6; i += 1) expect((await finish({ by: 'code', code: '000000' })).status).toBe(422)
    const refused = await finish(codeOf(secret))
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900'])
    world.clock.pass(15 * MINUTE_MS)
    expect((await finish(codeOf(secret))).status).toBe(200)
  })

  it('is for who set it up: others are not asked, and cannot begin it [DESK-1]', async () => {
    expect((await world.stranger().try(login, { body: pairOf(leader) })).status).toBe(200)
    const body = pairOf(leader)
    expect(await world.stranger().refusal(beginSecondStep, { body })).toEqual([409, 'no-second-step'])
    const proof: Proof = { by: 'code', code: '123456' }
    const given = { body: { ...body, proof } }
    expect(await world.stranger().refusal(finishSecondStep, given)).toEqual([409, 'no-second-step'])
  })

  it('tells a disabled person so, only with the right password [AUTH-2]', async () => {
    await setUpCodes(await world.browserOf(leader), world.clock)
    await world.db.update(people).set({ isDisabled: true }).where(eq(people.id, leader.id))
    const body = pairOf(leader)
    expect(await world.stranger().refusal(beginSecondStep, { body })).toEqual([423, 'account-disabled'])
  })
})

describe('where the tenant wants a second factor', () => {
  beforeEach(async () => {
    const features = { ...FEATURES, isSecondFactorRequired: true }
    world = await openWorld({ features }, { publicUrl: new URL('http://house.test') })
    leader = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'leader' })
  })

  it('a login without one sets it up, shows recovery codes and goes on [DESK-1]', async () => {
    const body = pairOf(leader)
    expect(await world.stranger().refusal(login, { body })).toEqual([406, 'second-step'])
    const before = (await world.stranger().call(beginSecondStep, { body })).setup
    const { setup } = await world.stranger().call(beginSecondStep, { body })
    if (!setup) throw new Error('nothing is to be set up')
    expect(setup.uri).toContain(`secret=${setup.secret}`)
    // who began before, with a password that leaked, knows nothing
    expect(before?.secret).not.toBe(setup.secret)
    const old = { ...body, code: totpCode(before?.secret ?? '', world.clock.now()) }
    expect(await world.stranger().refusal(setUpSecondStep, { body: old })).toEqual([422, 'refused-fields'])

    const wrong = { ...body, code: '000000' }
    expect(await world.stranger().refusal(setUpSecondStep, { body: wrong })).toEqual([422, 'refused-fields'])
    const code = totpCode(setup.secret, world.clock.now())
    const done = await world.stranger().call(setUpSecondStep, { body: { ...body, code } })
    expect(done.recoveryCodes).toHaveLength(10)
    const proof: Proof = { by: 'pass', pass: done.pass }
    const browser = world.stranger()
    expect((await finish(proof, browser)).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
    // once
    expect((await finish(proof)).status).toBe(422)
    expect(await world.stranger().refusal(setUpSecondStep, { body: { ...body, code } })).toEqual([
      409,
      'no-second-step',
    ])
  })

  it('nobody gets in with a set-up that was not confirmed [DESK-1]', async () => {
    const { setup } = await world.stranger().call(beginSecondStep, { body: pairOf(leader) })
    expect((await finish(codeOf(setup?.secret ?? ''))).status).toBe(422)
  })

  it('who is signed in stays so until the next login; players are never asked [DESK-1]', async () => {
    expect(await isSignedIn(await world.browserOf(leader))).toBe(true)
    expect((await world.stranger().try(login, { body: pairOf(world.player) })).status).toBe(200)
  })
})
