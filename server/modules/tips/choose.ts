import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { chooseTip, readTeammates } from '#shared/contract/tips.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { tipChoices, tips } from '#server/db/schema/tips.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { isTeammateOf } from '#server/play/teammates.ts'
import { awardBadges } from '#server/rewards/badges.ts'
import { isInBook, isTip } from './book.ts'
import { mustHaveTips, stakeOf, type TipVisit } from './visit.ts'

/** As many as a list can be read through. */
const MOST = 200

/** @throws Problem 422 for what is not in the book and for who is no teammate, 409 where one was chosen before */
export async function choose(
  { tipId, personId }: HandlerInput<typeof chooseTip>['body'],
  visit: TipVisit,
): Promise<void> {
  mustHaveTips(visit)
  const { db, tenant, player, now } = visit
  const { tenantId } = player
  const [tip] = await db
    .select({ personId: tips.personId, timeZone: people.timeZone })
    .from(tips)
    .innerJoin(people, and(eq(people.tenantId, tips.tenantId), eq(people.id, tips.personId)))
    .where(and(isTip(tipId, visit), isInBook(visit)))
  if (!tip) throw refusedField('tipId', 'is not in the book')
  const [mate] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(isMate(visit), eq(people.id, personId)))
  if (!mate) throw refusedField('personId', 'is no teammate')
  // whom it is from has read it
  if (tip.personId === personId) throw new Problem(409, 'already-chosen')
  const stake = tip.personId === player.id ? null : await stakeOf(tip.personId, visit, 'tip-helped')
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(tipChoices)
      .values({
        ...{ tenantId, id: randomUUID(), tipId, personId, chosenBy: player.id, createdAt: now },
        day: localDateIn(player.timeZone, now),
        notifiedAt: tip.personId === player.id ? now : null,
      })
      .onConflictDoNothing()
      .returning({ id: tipChoices.id })
    if (made.length === 0) throw new Problem(409, 'already-chosen')
    await awardBadges(
      tx,
      { tenantId, id: tip.personId, timeZone: tip.timeZone ?? tenant.timeZone },
      stake,
      now,
    )
  })
}

export async function readMates(visit: TipVisit): Promise<Reply<typeof readTeammates>> {
  mustHaveTips(visit)
  const { db, player, now } = visit
  const isToday = and(
    eq(tipChoices.tenantId, people.tenantId),
    eq(tipChoices.chosenBy, player.id),
    eq(tipChoices.personId, people.id),
    eq(tipChoices.day, localDateIn(player.timeZone, now)),
  )
  const rows = await db
    .select({
      id: people.id,
      displayName: people.displayName,
      picture: avatars.version,
      avatarSprite: shownFace(),
      chosen: db.$count(tipChoices, isToday),
    })
    .from(people)
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .where(isMate(visit))
    .orderBy(asc(sql`lower(${people.displayName})`), asc(people.id))
    .limit(MOST)
  return {
    teammates: rows.map(({ id, displayName, picture, avatarSprite, chosen }) => ({
      ...{ id, displayName, avatarSprite, hasOne: chosen > 0 },
      avatar: picture === null ? null : avatarAddress(id, picture),
    })),
  }
}

/** Of the own teams, but oneself. */
function isMate({ player }: TipVisit) {
  return and(
    eq(people.tenantId, player.tenantId),
    ne(people.id, player.id),
    eq(people.isDisabled, false),
    isTeammateOf(player, people.id),
  )
}
