import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { readOperatorLink, takeOperatorLink } from '#shared/contract/operator.ts'
import { refuseWhenFull } from '#server/http/must-wait.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { isCommonPassword } from '#server/lib/common-passwords.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { checkTotp, totpUri } from '#server/lib/totp.ts'
import { findByLink, joinOperator, offerSecret, secretOf } from './operators.ts'
import type { OperatorVisit } from './visit.ts'

/** As authenticator apps list it. */
const ISSUER = 'Waymark'

/** @throws Problem 404 */
export async function showLink(token: string, visit: OperatorVisit): Promise<Reply<typeof readOperatorLink>> {
  const operator = await findByLink(visit.db, token, visit.now)
  if (!operator) throw notFound()
  const secret = await offerSecret(visit, operator)
  return { email: operator.email, secret, uri: totpUri({ issuer: ISSUER, account: operator.email, secret }) }
}

/** @throws Problem 401 wrong-code, 404, 422 for a common password */
export async function join(
  { token, password, code }: HandlerInput<typeof takeOperatorLink>['body'],
  visit: OperatorVisit,
): Promise<Reply<typeof takeOperatorLink>> {
  const { db, secrets, now, address } = visit
  const operator = await findByLink(db, token, now)
  const secret = operator ? secretOf(secrets, operator.id, operator.offeredSecret) : null
  if (!operator || secret === null) throw notFound()
  if (isCommonPassword(password, [operator.email, ISSUER])) throw refusedField('password', 'common')
  const step = checkTotp({ secret, code, now, lastStep: null })
  if (step === null) throw new Problem(401, 'wrong-code')
  const passwordHash = await hashPassword(password).catch(refuseWhenFull)
  const by = { actor: operator.email, address }
  const recoveryCodes = await joinOperator(db, operator, { passwordHash, step }, by, now)
  if (recoveryCodes === null) throw notFound()
  await visit.begin(operator.id)
  return { recoveryCodes }
}
