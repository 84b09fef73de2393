import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { ThankableMate } from '#shared/contract/together.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { THANKED_DAYS } from '#shared/domain/kudos.ts'
import { daysBetween, localDateIn } from '#shared/domain/local-date.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { completions } from '#server/db/schema/play.ts'
import { kudos } from '#server/db/schema/together.ts'
import { tips } from '#server/db/schema/tips.ts'
import { languageOfVisit } from '#server/http/visit-language.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { isAnonymous } from '#server/play/anonymous-answers.ts'
import { readContent } from '#server/play/read-content.ts'
import { isTeammateOf } from '#server/play/teammates.ts'
import { wordsIn } from '#server/play/words.ts'
import { seesAt } from '#server/policies/who-sees-whom.ts'
import { textOfTip } from './text-of-tip.ts'
import type { TogetherVisit } from './visit.ts'

/** Rows that are looked at, and things that are offered of one person. */
const MOST_ROWS = 400
const MOST_THINGS = 5

type Thing = ThankableMate['things'][number]

/** Something that this person may thank somebody for. */
export interface Thankable {
  mate: Omit<ThankableMate, 'things'>
  thing: Thing
}

/**
 * What teammates have finished in the adventure that is played, and written, in two weeks: as far as they show it among activities and as
 * authors, and it was not thanked for by this person.
 * @param personId only of this one
 */
export async function readThankable(visit: TogetherVisit, personId?: string): Promise<Thankable[]> {
  const found = await Promise.all([readTasks(visit, personId), readTips(visit, personId)])
  return found.flat()
}

/** By person, the latest things first. */
export async function readThankableMates(visit: TogetherVisit): Promise<ThankableMate[]> {
  const mates = new Map<string, ThankableMate>()
  const all = (await readThankable(visit)).toSorted((one, other) =>
    daysBetween(one.thing.date, other.thing.date),
  )
  for (const { mate, thing } of all) {
    const known = mates.get(mate.id) ?? { ...mate, things: [] }
    if (known.things.length < MOST_THINGS) known.things.push(thing)
    mates.set(mate.id, known)
  }
  const { compare } = new Intl.Collator(languageOfVisit(visit))
  return [...mates.values()].toSorted((one, other) => compare(one.displayName, other.displayName))
}

const FACE = {
  id: people.id,
  displayName: people.displayName,
  picture: avatars.version,
  avatarSprite: shownFace(),
}

interface FaceRow {
  id: string
  displayName: string
  picture: string | null
  avatarSprite: ThankableMate['avatarSprite']
}

function faceOf({ picture, ...face }: FaceRow): Omit<ThankableMate, 'things'> {
  return { ...face, avatar: avatarAddress(face.id, picture) }
}

const isMate = ({ player }: TogetherVisit, personId: string | undefined) =>
  and(
    eq(people.tenantId, player.tenantId),
    personId === undefined ? undefined : eq(people.id, personId),
    ne(people.id, player.id),
    eq(people.isDisabled, false),
    isTeammateOf(player, people.id),
  )

const sinceWhen = (now: Date) => new Date(now.getTime() - THANKED_DAYS * DAY_MS)

async function readTasks(visit: TogetherVisit, personId: string | undefined): Promise<Thankable[]> {
  const { db, tenant, now, languages, player } = visit
  const { adventure } = player
  const content = adventure && (await readContent(db, tenant.id, adventure.versionId))
  if (!content) return []
  // who answered an anonymous survey is nobody's to know
  const taskIds = [...content.tasks].flatMap(([id, { task }]) => (isAnonymous(task.content) ? [] : [id]))
  if (taskIds.length === 0) return []
  const rows = await db
    .select({ face: FACE, taskId: completions.taskId, completedAt: completions.completedAt })
    .from(completions)
    .innerJoin(people, and(eq(people.tenantId, completions.tenantId), eq(people.id, completions.personId)))
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .leftJoin(
      kudos,
      and(
        eq(kudos.tenantId, completions.tenantId),
        eq(kudos.givenBy, player.id),
        eq(kudos.personId, completions.personId),
        eq(kudos.adventureId, completions.adventureId),
        eq(kudos.taskId, completions.taskId),
      ),
    )
    .where(
      and(
        isMate(visit, personId),
        eq(completions.adventureId, adventure.id),
        inArray(completions.taskId, taskIds),
        gt(completions.completedAt, sinceWhen(now)),
        seesAt('isInActivities', player.id, people),
        isNull(kudos.id),
      ),
    )
    .orderBy(desc(completions.completedAt))
    .limit(MOST_ROWS)
  const words = wordsIn(content, languages, tenant)
  const dayOf = (moment: Date) => localDateIn(tenant.timeZone, moment)
  return rows.map(({ face, taskId, completedAt }) => ({
    mate: faceOf(face),
    // the day alone: when somebody works, to the moment, is nobody's to know
    thing: { sort: 'task', id: taskId, name: words.task(taskId).name, date: dayOf(completedAt) },
  }))
}

async function readTips(visit: TogetherVisit, personId: string | undefined): Promise<Thankable[]> {
  const { db, tenant, now, player } = visit
  if (!readSwitches(tenant.params).protip || !tenant.features.isProtipEnabled) return []
  const rows = await db
    .select({ face: FACE, id: tips.id, words: tips.words, createdAt: tips.createdAt })
    .from(tips)
    .innerJoin(people, and(eq(people.tenantId, tips.tenantId), eq(people.id, tips.personId)))
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .where(
      and(
        isMate(visit, personId),
        gt(tips.createdAt, sinceWhen(now)),
        seesAt('isTipAuthor', player.id, people),
        sql`not exists (select from ${kudos} where ${kudos.tenantId} = ${tips.tenantId}
          and ${kudos.givenBy} = ${player.id} and ${kudos.tipId} = ${tips.id})`,
      ),
    )
    .orderBy(desc(tips.createdAt))
    .limit(MOST_ROWS)
  return rows.map(({ face, id, words, createdAt }) => ({
    mate: faceOf(face),
    thing: { sort: 'tip', id, name: textOfTip(words, visit), date: localDateIn(tenant.timeZone, createdAt) },
  }))
}
