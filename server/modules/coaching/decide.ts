import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { decideSignOff } from '#shared/contract/coaching.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { signOffs } from '#server/db/schema/coaching.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { isAskedOf } from '#server/policies/must-lead.ts'
import { mustSignOff, type CoachingVisit } from './visit.ts'

/** Anyone who asked is told. @throws Problem 422 for a refusal without words, 404 for what none of the leader's players asked or has withdrawn, 409 for a second one */
export async function decide(
  id: string,
  { isGiven, words }: HandlerInput<typeof decideSignOff>['body'],
  visit: CoachingVisit,
): Promise<void> {
  mustSignOff(visit)
  if (!isGiven && words === '') throw refusedField('words', 'say why')
  const { db, player, now } = visit
  const isIt = and(isAskedOf(db, player), eq(signOffs.id, id))
  await db.transaction(async (tx) => {
    const [decided] = await tx
      .update(signOffs)
      .set({ decidedBy: player.id, decidedAt: now, isGiven, words })
      .where(and(isIt, isNull(signOffs.decidedAt)))
      .returning({ personId: signOffs.personId })
    if (!decided) {
      const isDecided = (await tx.$count(signOffs, and(isIt, isNotNull(signOffs.isGiven)))) > 0
      throw isDecided ? new Problem(409, 'already-decided') : notFound()
    }
    const notice = { tenantId: player.tenantId, personId: decided.personId, createdAt: now }
    await tx.insert(notices).values({ ...notice, kind: 'signOff', signOffId: id })
  })
}
