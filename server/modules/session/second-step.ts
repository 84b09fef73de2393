import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type {
  beginSecondStep,
  finishSecondStep,
  Proof,
  SecondStep,
  setUpSecondStep,
} from '#shared/contract/second-factor.ts'
import type { LoginStatus } from '#shared/contract/session.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import type { Visit } from '#server/http/visit.ts'
import { beginSetup, confirmSetup, takeCode } from '#server/lib/second-factor/codes.ts'
import { mustProve, readFactors } from '#server/lib/second-factor/factors.ts'
import { mailFactor } from '#server/lib/second-factor/mails.ts'
import { rpIdOf, acceptPasskey } from '#server/lib/second-factor/passkeys.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from '#server/lib/second-factor/recovery.ts'
import { issueStepToken, takeStepToken } from '#server/lib/second-factor/step-tokens.ts'
import { codeSetup, PROOF_POLICY, triesToProve } from '#server/lib/second-factor/wanted.ts'
import { countTry, forgetTries } from '#server/lib/throttle.ts'
import { enter, isSecondStepDue, mustKnowPair, type KnownPerson } from './log-in.ts'

type BodyOf<E extends typeof beginSecondStep | typeof setUpSecondStep | typeof finishSecondStep> =
  HandlerInput<E>['body']

/** What a person can prove the login by, or is to set up. @throws Problem 409 where none is due */
export async function beginStep(body: BodyOf<typeof beginSecondStep>, visit: Visit): Promise<SecondStep> {
  const { db, secrets, tenant, now } = visit
  const person = await mustBeAsked(body, visit)
  const factors = await readFactors(db, person)
  if (!mustProve(factors)) {
    const secret = await beginSetup({ db, secrets }, person, now)
    // confirmed since, in another window
    if (secret === null) throw noSecondStep()
    const setup = codeSetup(tenant, person, secret)
    return { hasCode: false, hasRecoveryCodes: false, passkey: null, setup }
  }
  const rpId = rpIdOf(await originOf(visit))
  const keys = factors.passkeys.filter((one) => one.rpId === rpId)
  return {
    hasCode: factors.hasCode,
    hasRecoveryCodes: factors.recoveryCodesLeft > 0,
    passkey:
      keys.length === 0
        ? null
        : {
            challenge: await issueStepToken(db, person, 'login', now),
            rpId,
            keys: keys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
          },
    setup: null,
  }
}

/** @throws Problem 409 where there is nothing to set up, 422 for a wrong code, 429 after too many */
export async function setUpStep(
  { code, ...pair }: BodyOf<typeof setUpSecondStep>,
  visit: Visit,
): Promise<Reply<typeof setUpSecondStep>> {
  const { db, secrets, now } = visit
  const person = await mustBeAsked(pair, visit)
  if (mustProve(await readFactors(db, person))) throw noSecondStep()
  await countProof(person, visit)
  const origin = await visit.linkOrigin()
  const recoveryCodes = await db.transaction(async (tx) => {
    const outcome = await confirmSetup({ db: tx, secrets }, person, code, now)
    if (outcome === 'none') throw noSecondStep()
    if (outcome === 'wrong') return null
    await mailFactor(tx, person, { kind: 'factorAdded', origin }, now)
    return replaceRecoveryCodes(tx, person)
  })
  if (recoveryCodes === null) throw refusedField('code', 'wrong')
  await forgetTries(db, triesToProve(person.tenantId, person.id))
  visit.logSecurity('second-factor-set-up', { account: person.id })
  return { recoveryCodes, pass: await issueStepToken(db, person, 'pass', now) }
}

/** @throws Problem 409 where none is due, 422 for a wrong proof, 429 after too many */
export async function finishStep(
  { proof, ...pair }: BodyOf<typeof finishSecondStep>,
  visit: Visit,
): Promise<LoginStatus> {
  const person = await mustBeAsked(pair, visit)
  await countProof(person, visit)
  if (!(await isRight(proof, person, visit))) {
    visit.logSecurity('second-step-failed', { account: person.id, by: proof.by })
    throw refusedField('proof', 'wrong')
  }
  await forgetTries(visit.db, triesToProve(person.tenantId, person.id))
  if (proof.by === 'recovery') visit.logSecurity('recovery-code-used', { account: person.id })
  return enter(person, visit)
}

async function isRight(proof: Proof, person: KnownPerson, visit: Visit): Promise<boolean> {
  const { db, now } = visit
  if (proof.by === 'code') return takeCode(visit, person, proof.code, now)
  if (proof.by === 'recovery') return takeRecoveryCode(db, person, proof.code, now)
  if (proof.by === 'pass') return takeStepToken(db, person, 'pass', proof.pass, now)
  return acceptPasskey(db, { owner: person, origin: await originOf(visit), now }, proof)
}

async function mustBeAsked(pair: BodyOf<typeof beginSecondStep>, visit: Visit): Promise<KnownPerson> {
  const person = await mustKnowPair(pair, visit)
  if (!(await isSecondStepDue(person, visit))) throw noSecondStep()
  return person
}

/** Counted before the check, so that many at once are not free. */
async function countProof({ tenantId, id }: KnownPerson, visit: Visit): Promise<void> {
  const waitMs = await countTry(visit.db, triesToProve(tenantId, id), PROOF_POLICY, visit.now)
  if (waitMs > 0) visit.logSecurity('too-many-tries', { account: id })
  mustNotWait(waitMs)
}

const originOf = async ({ client, linkOrigin }: Visit): Promise<string> =>
  client?.origin ?? (await linkOrigin())

const noSecondStep = () => new Problem(409, 'no-second-step')
