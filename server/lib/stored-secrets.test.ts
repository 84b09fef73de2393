import { and, eq, isNotNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { logInOperator } from '#shared/contract/operator.ts'
import { beginSecondStep, setUpSecondStep, finishSecondStep } from '#shared/contract/second-factor.ts'
import { changeCaptchaSecret } from '#shared/contract/tenant-settings.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { operators } from '#server/db/schema/operators.ts'
import { recoveryCodes, totpSecrets } from '#server/db/schema/second-factor.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { makeOperator, OPERATOR_PASSWORD, OperatorBrowser } from '#server/testing/operators.ts'
import { setUpCodes, setUpPasskey } from '#server/testing/second-factor.ts'
import { openWorld, TEST_SECRETS, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, PASSWORD, type TestPerson } from '#server/testing/world.ts'
import { captchaPlace, openSecrets, operatorPlace, totpPlace } from './secrets.ts'
import { adoptSecrets, sealStored } from './stored-secrets.ts'
import { totpCode } from './totp.ts'

const OTHER = openSecrets([Buffer.alloc(32, 'z')])

let world: TestWorld
let admin: TestPerson

beforeEach(async () => {
  world = await openWorld()
  admin = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
})

/** Every secret that is stored, as it is stored. */
async function stored(): Promise<string[]> {
  const { db } = world
  const rows = [
    ...(await db.select({ secret: totpSecrets.secret }).from(totpSecrets)),
    ...(await db.select({ secret: tenants.captchaSecret }).from(tenants)),
    ...(await db.select({ secret: operators.totpSecret }).from(operators)),
    ...(await db.select({ secret: operators.offeredSecret }).from(operators)),
  ]
  return rows.flatMap(({ secret }) => (secret === null ? [] : [secret]))
}

/** One secret of each kind. @returns those of the apps */
async function makeSecrets(): Promise<{ app: string; operator: string }> {
  const browser = await world.browserOf(admin)
  const { secret: app } = await setUpCodes(browser, world.clock)
  await browser.call(changeCaptchaSecret, { body: { secret: 'captcha-of-the-house' } })
  const { secret: operator } = await makeOperator(world)
  world.clock.pass(MINUTE_MS)
  return { app, operator }
}

async function bothGetIn({ app, operator }: { app: string; operator: string }): Promise<void> {
  const now = world.clock.now()
  const proof = { by: 'code', code: totpCode(app, now) } as const
  const body = { username: admin.email, password: PASSWORD, proof }
  expect((await world.stranger().try(finishSecondStep, { body })).status).toBe(200)
  const login = { email: 'op@host.test', password: OPERATOR_PASSWORD, code: totpCode(operator, now) }
  expect((await new OperatorBrowser(world.app).try(logInOperator, { body: login })).status).toBe(200)
}

describe('secrets in the database', () => {
  it('are sealed, each in its place [DESK-1] [DESK-2]', async () => {
    const made = await makeSecrets()
    const all = await stored()
    expect(all).toHaveLength(3)
    for (const secret of all) expect(secret.startsWith(TEST_SECRETS.prefix)).toBe(true)
    const shown = JSON.stringify(all)
    for (const plain of [made.app, made.operator, 'captcha-of-the-house']) expect(shown).not.toContain(plain)
    const [row] = await world.db.select().from(tenants).where(eq(tenants.id, world.tenantId))
    expect(TEST_SECRETS.open(row?.captchaSecret ?? '', captchaPlace(world.tenantId))).toBe(
      'captcha-of-the-house',
    )
    await bothGetIn(made)
  })

  it('that lay there in the clear are sealed at the start, and go on being good [DESK-1] [DESK-2]', async () => {
    const made = await makeSecrets()
    await world.db.update(totpSecrets).set({ secret: made.app })
    await world.db.update(tenants).set({ captchaSecret: 'captcha-of-the-house' })
    await world.db.update(operators).set({ totpSecret: made.operator, offeredSecret: made.operator })
    expect(await sealStored(world.db, TEST_SECRETS)).toBe(0)
    const all = await stored()
    expect(all).toHaveLength(4)
    for (const secret of all) expect(secret.startsWith(TEST_SECRETS.prefix)).toBe(true)
    await bothGetIn(made)
    // done once
    expect(await sealStored(world.db, TEST_SECRETS)).toBe(0)
    expect(await stored()).toEqual(all)
  })

  it('change over to a new key at the start, and what no key opens is counted and stays [DESK-1]', async () => {
    await makeSecrets()
    const [next, lost] = [Buffer.alloc(32, 'n'), Buffer.alloc(32, 'l')]
    const rotated = openSecrets([next, Buffer.alloc(32, 'k')])
    expect(await sealStored(world.db, rotated)).toBe(0)
    const all = await stored()
    for (const secret of all) expect(secret.startsWith(rotated.prefix)).toBe(true)
    expect(await sealStored(world.db, openSecrets([lost]))).toBe(3)
    expect(await stored()).toEqual(all)
  })

  it('that no key opens let nobody in, and a recovery code still does [DESK-1]', async () => {
    const { secret, recoveryCodes: codes } = await setUpCodes(await world.browserOf(admin), world.clock)
    const place = totpPlace(world.tenantId, admin.id)
    await world.db.update(totpSecrets).set({ secret: OTHER.seal(secret, place) })
    const pair = { username: admin.email, password: PASSWORD }
    const body = { ...pair, proof: { by: 'code', code: totpCode(secret, world.clock.now()) } as const }
    expect((await world.stranger().try(finishSecondStep, { body })).status).toBe(422)
    const recovery = { ...pair, proof: { by: 'recovery', code: codes[0] ?? '' } as const }
    expect((await world.stranger().try(finishSecondStep, { body: recovery })).status).toBe(200)
  })
})

describe('secrets of a tenant that came from another server', () => {
  const lay = async (from: typeof OTHER) => {
    const { db, tenantId, player } = world
    await setUpCodes(await world.browserOf(admin), world.clock)
    for (const { id } of [admin])
      await db
        .update(totpSecrets)
        .set({ secret: from.seal('JBSWY3DPEHPK3PXP', totpPlace(tenantId, id)) })
        .where(eq(totpSecrets.personId, id))
    await db.update(tenants).set({ captchaSecret: from.seal('theirs', captchaPlace(tenantId)) })
    return player
  }

  it('are sealed anew where its key is here too [DESK-2]', async () => {
    await lay(OTHER)
    const here = openSecrets([Buffer.alloc(32, 'k'), Buffer.alloc(32, 'z')])
    expect(await adoptSecrets(world.db, world.tenantId, here)).toEqual({ apps: 0, hasCaptcha: false })
    for (const secret of await stored()) expect(secret.startsWith(TEST_SECRETS.prefix)).toBe(true)
  })

  it('stay out where it is not; who lost an app so proves a login by a recovery code, and not by the password alone [DESK-2]', async () => {
    // a page says its port only where it is none of the protocol's own
    world = await openWorld({}, { publicUrl: new URL('http://house.test') })
    admin = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
    const other = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'leader' })
    await setUpPasskey(await world.browserOf(other))
    await lay(OTHER)
    expect(await adoptSecrets(world.db, world.tenantId, TEST_SECRETS)).toEqual({ apps: 1, hasCaptcha: true })
    expect(await stored()).toEqual([])
    const codes = await world.db.selectDistinct({ of: recoveryCodes.personId }).from(recoveryCodes)
    expect(codes.map((one) => one.of).toSorted()).toEqual([admin.id, other.id].toSorted())
    const pair = { body: { username: admin.email, password: PASSWORD } }
    const stranger = world.stranger()
    expect(await stranger.call(beginSecondStep, pair)).toMatchObject({
      ...{ hasCode: false, hasRecoveryCodes: true, passkey: null, setup: null },
    })
    const setUp = { body: { ...pair.body, code: '123456' } }
    expect((await stranger.try(setUpSecondStep, setUp)).status).toBe(409)
  })

  it('are none of other tenants, nor of operators [DESK-2] [SERVE-2]', async () => {
    await makeOperator(world)
    const before = await world.db.select().from(operators).where(isNotNull(operators.totpSecret))
    const id = before[0]?.id ?? ''
    const theirs = OTHER.seal('JBSWY3DPEHPK3PXP', operatorPlace(id))
    await world.db
      .update(operators)
      .set({ totpSecret: theirs })
      .where(and(eq(operators.id, id)))
    expect(await adoptSecrets(world.db, world.tenantId, TEST_SECRETS)).toEqual({ apps: 0, hasCaptcha: false })
    expect(await stored()).toEqual([theirs])
  })
})
