import { and, eq } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type {
  addPasskey,
  beginPasskey,
  ChangedFactor,
  CodeSetup,
  dropFactor,
  SecondFactor,
} from '#shared/contract/second-factor.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { MOST_PASSKEYS } from '#shared/domain/second-factor.ts'
import type { Database } from '#server/db/database.ts'
import { passkeys, totpSecrets } from '#server/db/schema/second-factor.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { beginSetup, confirmSetup } from '#server/lib/second-factor/codes.ts'
import { dropFactors, hasFactor, isOf, readFactors, type Factors } from '#server/lib/second-factor/factors.ts'
import { mailFactor } from '#server/lib/second-factor/mails.ts'
import { rpIdOf, storePasskey } from '#server/lib/second-factor/passkeys.ts'
import { replaceRecoveryCodes } from '#server/lib/second-factor/recovery.ts'
import { issueStepToken } from '#server/lib/second-factor/step-tokens.ts'
import { codeSetup, PROOF_POLICY, triesToProve, wantsSecondFactor } from '#server/lib/second-factor/wanted.ts'
import { countTry, forgetTries, mostIn } from '#server/lib/throttle.ts'
import { lockAsKnown, lockMe, mustKnowPassword, type MyVisit } from './confirm-password.ts'

/** Each time mails that there are new ones. */
const NEW_CODES = mostIn(DAY_MS, 5)

export async function readMyFactor(visit: MyVisit): Promise<SecondFactor> {
  return show(await readFactors(visit.db, visit.player), visit)
}

/** @throws Problem 409 where codes are set up already */
export async function beginMyCodes(password: string, visit: MyVisit): Promise<CodeSetup> {
  const { tenant, player, now } = visit
  const me = await mustKnowPassword(password, 'password', visit)
  const secret = await beginSetup(visit, player, now)
  if (secret === null) throw new Problem(409, 'code-is-set-up')
  return codeSetup(tenant, me, secret)
}

/** @throws Problem 409 where nothing is being set up, 422 for a wrong code, 429 after too many */
export async function confirmMyCodes(code: string, visit: MyVisit): Promise<ChangedFactor> {
  const { db, secrets, player, now } = visit
  const tries = triesToProve(player.tenantId, player.id)
  mustNotWait(await countTry(db, tries, PROOF_POLICY, now))
  const origin = await visit.linkOrigin()
  const recoveryCodes = await db.transaction(async (tx) => {
    await lockMe(tx, visit)
    const before = await readFactors(tx, player)
    const outcome = await confirmSetup({ db: tx, secrets }, player, code, now)
    if (outcome === 'none') throw new Problem(409, 'no-set-up')
    if (outcome === 'wrong') throw refusedField('code', 'wrong')
    await mailFactor(tx, player, { kind: 'factorAdded', origin }, now)
    return firstCodes(tx, before, visit)
  })
  await forgetTries(db, tries)
  return changed(recoveryCodes, visit)
}

/** @throws Problem 409 where there are too many */
export async function beginMyPasskey(password: string, visit: MyVisit): Promise<Reply<typeof beginPasskey>> {
  const { db, tenant, player, now } = visit
  const me = await mustKnowPassword(password, 'password', visit)
  const known = (await readFactors(db, player)).passkeys
  if (known.length >= MOST_PASSKEYS) throw new Problem(409, 'too-many-passkeys')
  const rpId = rpIdOf(await originOf(visit))
  return {
    challenge: await issueStepToken(db, player, 'add', now),
    rpId,
    keys: known
      .filter((one) => one.rpId === rpId)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userId: Buffer.from(player.id).toString('base64url'),
    username: me.email,
    displayName: me.displayName,
    tenantName: tenant.look.title,
  }
}

/** @throws Problem 409 where there are too many, 422 for what is no passkey of this challenge */
export async function addMyPasskey(
  made: HandlerInput<typeof addPasskey>['body'],
  visit: MyVisit,
): Promise<ChangedFactor> {
  const { db, player, now } = visit
  const [origin, button] = [await originOf(visit), await visit.linkOrigin()]
  const recoveryCodes = await db.transaction(async (tx) => {
    await lockMe(tx, visit)
    const before = await readFactors(tx, player)
    if (before.passkeys.length >= MOST_PASSKEYS) throw new Problem(409, 'too-many-passkeys')
    const isStored = await storePasskey(tx, { owner: player, origin, now }, made)
    if (!isStored) throw refusedField('passkey', 'wrong')
    await mailFactor(tx, player, { kind: 'factorAdded', origin: button }, now)
    return firstCodes(tx, before, visit)
  })
  return changed(recoveryCodes, visit)
}

/** @throws Problem 409 where there is nothing that they would stand in for */
export async function renewMyCodes(password: string, visit: MyVisit): Promise<ChangedFactor> {
  const { db, player, now } = visit
  const me = await mustKnowPassword(password, 'password', visit)
  const origin = await visit.linkOrigin()
  const recoveryCodes = await db.transaction(async (tx) => {
    await lockAsKnown(tx, me, 'password', visit)
    if (!hasFactor(await readFactors(tx, player))) throw new Problem(409, 'no-second-factor')
    const subject = `new codes ${player.id}`
    mustNotWait(await countTry(tx, { tenantId: player.tenantId, subject }, NEW_CODES, now))
    await mailFactor(tx, player, { kind: 'newCodes', origin }, now)
    return replaceRecoveryCodes(tx, player)
  })
  return changed(recoveryCodes, visit)
}

/** @throws Problem 404 for what is not there, 409 for the last where the tenant wants one */
export async function dropMyFactor(
  { password, passkeyId }: HandlerInput<typeof dropFactor>['body'],
  visit: MyVisit,
): Promise<ChangedFactor> {
  const { db, tenant, player, now } = visit
  const me = await mustKnowPassword(password, 'password', visit)
  const origin = await visit.linkOrigin()
  await db.transaction(async (tx) => {
    await lockAsKnown(tx, me, 'password', visit)
    const before = await readFactors(tx, player)
    const after = without(before, passkeyId)
    if (!hasFactor(after)) {
      if (wantsSecondFactor(tenant, player.role)) throw new Problem(409, 'second-factor-required')
      await dropFactors(tx, player)
    } else if (passkeyId === null) await tx.delete(totpSecrets).where(isOf(totpSecrets, player))
    else await tx.delete(passkeys).where(and(isOf(passkeys, player), eq(passkeys.id, passkeyId)))
    await mailFactor(tx, player, { kind: 'factorRemoved', origin }, now)
  })
  return changed(null, visit)
}

/** @throws Problem 404 */
function without(factors: Factors, passkeyId: string | null): Factors {
  const isThere = passkeyId === null ? factors.hasCode : factors.passkeys.some((one) => one.id === passkeyId)
  if (!isThere) throw notFound()
  return passkeyId === null
    ? { ...factors, hasCode: false }
    : { ...factors, passkeys: factors.passkeys.filter((one) => one.id !== passkeyId) }
}

/** They come with the first factor, and are shown with it. */
function firstCodes(tx: Database, before: Factors, { player }: MyVisit): Promise<string[]> | null {
  return hasFactor(before) ? null : replaceRecoveryCodes(tx, player)
}

async function changed(recoveryCodes: string[] | null, visit: MyVisit): Promise<ChangedFactor> {
  visit.logSecurity('second-factor-changed', { account: visit.player.id })
  return { factor: await readMyFactor(visit), recoveryCodes }
}

function show(factors: Factors, { tenant, player }: MyVisit): SecondFactor {
  return {
    isRequired: wantsSecondFactor(tenant, player.role),
    hasCode: factors.hasCode,
    passkeys: factors.passkeys.map(({ id, name, rpId, createdAt, usedAt }) => ({
      ...{ id, name, rpId },
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: factors.recoveryCodesLeft,
  }
}

const originOf = async ({ client, linkOrigin }: MyVisit): Promise<string> =>
  client?.origin ?? (await linkOrigin())
