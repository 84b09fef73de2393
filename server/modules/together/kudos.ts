import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { giveKudos, Kudos } from '#shared/contract/together.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { KUDOS_A_DAY } from '#shared/domain/kudos.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { kudos } from '#server/db/schema/together.ts'
import { tips } from '#server/db/schema/tips.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'
import { seesAt } from '#server/policies/who-sees-whom.ts'
import { textOfTip } from './text-of-tip.ts'
import { readThankable } from './thankable.ts'
import type { TogetherVisit } from './visit.ts'

const SHOWN = 20

/** What somebody was thanked for, the latest first. */
export async function readKudos(visit: TogetherVisit): Promise<Kudos[]> {
  const { db, tenant, languages, player } = visit
  const { adventure } = player
  const rows = await db
    .select({
      id: kudos.id,
      kind: kudos.kind,
      taskId: kudos.taskId,
      adventureId: kudos.adventureId,
      createdAt: kudos.createdAt,
      seenAt: kudos.seenAt,
      name: people.displayName,
      isShown: seesAt('isInActivities', player.id, people),
      tip: tips.words,
    })
    .from(kudos)
    .innerJoin(people, and(eq(people.tenantId, kudos.tenantId), eq(people.id, kudos.givenBy)))
    .leftJoin(tips, and(eq(tips.tenantId, kudos.tenantId), eq(tips.id, kudos.tipId)))
    .where(and(eq(kudos.tenantId, tenant.id), eq(kudos.personId, player.id)))
    .orderBy(desc(kudos.createdAt), desc(kudos.id))
    .limit(SHOWN)
  const content = adventure && (await readContent(db, tenant.id, adventure.versionId))
  const words = content && wordsIn(content, languages, tenant)
  const aboutOf = ({ taskId, adventureId, tip }: (typeof rows)[number]): string | null => {
    if (tip) return textOfTip(tip, visit)
    const isKnown = taskId !== null && adventureId === adventure?.id && content?.tasks.has(taskId)
    return isKnown && words ? words.task(taskId).name : null
  }
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, from: row.isShown ? row.name : null, about: aboutOf(row) },
    ...{ date: row.createdAt.toISOString(), isNews: row.seenAt === null },
  }))
}

export async function readKudosLeft({ db, player, now }: TogetherVisit): Promise<number> {
  return Math.max(0, KUDOS_A_DAY - (await countGiven(db, player, now)))
}

function countGiven(db: Database, { tenantId, id }: TogetherVisit['player'], now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  return db.$count(
    kudos,
    and(eq(kudos.tenantId, tenantId), eq(kudos.givenBy, id), gt(kudos.createdAt, dayAgo)),
  )
}

/** @returns how many may still be given. @throws Problem 409 for more than three within a day, or the same again; 422 */
export async function give(
  { personId, kind, about }: HandlerInput<typeof giveKudos>['body'],
  visit: TogetherVisit,
): Promise<number> {
  const { db, player, now } = visit
  const isAbout =
    about.sort === 'tip'
      ? eq(kudos.tipId, about.id)
      : and(eq(kudos.taskId, about.id), eq(kudos.adventureId, player.adventure?.id ?? player.id))
  const isSame = and(
    eq(kudos.tenantId, player.tenantId),
    eq(kudos.givenBy, player.id),
    eq(kudos.personId, personId),
    isAbout,
  )
  const shown = await readThankable(visit, personId)
  const isShown = shown.some(({ thing }) => thing.sort === about.sort && thing.id === about.id)
  if (!isShown) {
    if ((await db.$count(kudos, isSame)) > 0) throw new Problem(409, 'already-thanked')
    throw refusedField('about', 'is nothing that this person shows')
  }
  return db.transaction(async (tx) => {
    // one at a time of one person, or both would be the third
    await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.tenantId, player.tenantId), eq(people.id, player.id)))
      .for('update')
    const given = await countGiven(tx, player, now)
    if (given >= KUDOS_A_DAY) throw new Problem(409, 'enough-kudos')
    const made = await tx
      .insert(kudos)
      .values({
        ...{
          tenantId: player.tenantId,
          id: randomUUID(),
          personId,
          givenBy: player.id,
          kind,
          createdAt: now,
        },
        ...(about.sort === 'tip'
          ? { tipId: about.id }
          : { taskId: about.id, adventureId: player.adventure?.id ?? null }),
      })
      .onConflictDoNothing()
      .returning({ id: kudos.id })
    if (made.length === 0) throw new Problem(409, 'already-thanked')
    return KUDOS_A_DAY - given - 1
  })
}

export async function markSeen(ids: readonly string[], { db, player, now }: TogetherVisit): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(kudos)
    .set({ seenAt: now })
    .where(
      and(
        eq(kudos.tenantId, player.tenantId),
        eq(kudos.personId, player.id),
        inArray(kudos.id, [...ids]),
        isNull(kudos.seenAt),
      ),
    )
}
