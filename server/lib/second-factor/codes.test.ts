import { expect, it } from 'vitest'
import { totpCode } from '#server/lib/totp.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { beginSetup, confirmSetup, takeCode } from './codes.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './recovery.ts'
import { issueStepToken, takeStepToken } from './step-tokens.ts'

const AT_ONCE = 8

/** How many of several calls at the same moment were right. */
async function rightOf(call: () => Promise<boolean>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, call))
  return answers.filter(Boolean).length
}

it('of several calls with the same proof at the same moment one is right [DESK-1]', async () => {
  const world = await openWorld()
  const { db, clock, player } = world
  const now = clock.now()
  const secret = (await beginSetup(world, player, now)) ?? ''
  expect(await confirmSetup(world, player, totpCode(secret, now), now)).toBe('done')
  clock.pass(30_000)
  // connections are there by then
  expect(await rightOf(() => takeCode(world, player, '000000', clock.now()))).toBe(0)
  const code = totpCode(secret, clock.now())
  expect(await rightOf(() => takeCode(world, player, code, clock.now()))).toBe(1)

  const [recovery = ''] = await replaceRecoveryCodes(db, player)
  expect(await rightOf(() => takeRecoveryCode(db, player, recovery, now))).toBe(1)

  const token = await issueStepToken(db, player, 'login', now)
  expect(await rightOf(() => takeStepToken(db, player, 'add', token, now))).toBe(0)
  expect(await rightOf(() => takeStepToken(db, player, 'login', token, now))).toBe(1)
})
