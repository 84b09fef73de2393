import { and, asc, eq, isNull } from 'drizzle-orm'
import type { decideSignOff, readAskedSignOffs } from '#shared/contract/coaching.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { signOffs } from '#server/db/schema/coaching.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { isPlayerOf } from '#server/policies/must-lead.ts'
import { mustSignOff, type CoachingVisit } from './visit.ts'

const SHOWN = 50

export async function readAsked(visit: CoachingVisit): Promise<Reply<typeof readAskedSignOffs>> {
  mustSignOff(visit)
  const rows = await visit.db
    .select({
      ...{ id: signOffs.id, training: signOffs.training, note: signOffs.note, askedAt: signOffs.askedAt },
      ...{ playerId: people.id, displayName: people.displayName, avatarSprite: people.avatarSprite },
      picture: avatars.version,
    })
    .from(signOffs)
    .innerJoin(people, and(eq(people.tenantId, signOffs.tenantId), eq(people.id, signOffs.personId)))
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .where(and(isOfMine(visit), isNull(signOffs.decidedAt)))
    .orderBy(asc(signOffs.askedAt), asc(signOffs.id))
    .limit(SHOWN)
  return {
    asked: rows.map(({ id, training, note, askedAt, playerId, displayName, avatarSprite, picture }) => ({
      ...{ id, training, note, askedAt: askedAt.toISOString(), decision: null },
      player: {
        id: playerId,
        displayName,
        avatar: picture === null ? null : avatarAddress(playerId, picture),
        avatarSprite,
      },
    })),
  }
}

/** Whoever asked is told. @throws Problem 422 for a refusal without words, 404 for what none of the leader's players asked, 409 for a second one */
export async function decide(
  id: string,
  { isGiven, words }: HandlerInput<typeof decideSignOff>['body'],
  visit: CoachingVisit,
): Promise<void> {
  mustSignOff(visit)
  if (!isGiven && words === '') throw refusedField('words', 'say why')
  const { db, player, now } = visit
  const isIt = and(isOfMine(visit), eq(signOffs.id, id))
  await db.transaction(async (tx) => {
    const [decided] = await tx
      .update(signOffs)
      .set({ decidedBy: player.id, decidedAt: now, isGiven, words })
      .where(and(isIt, isNull(signOffs.decidedAt)))
      .returning({ personId: signOffs.personId })
    if (!decided)
      throw (await tx.$count(signOffs, isIt)) > 0 ? new Problem(409, 'already-decided') : notFound()
    const told = { tenantId: player.tenantId, personId: decided.personId, createdAt: now }
    await tx.insert(notices).values({ ...told, kind: 'signOff', signOffId: id })
  })
}

function isOfMine({ db, player }: CoachingVisit) {
  return and(eq(signOffs.tenantId, player.tenantId), isPlayerOf(db, player, signOffs.personId))
}
