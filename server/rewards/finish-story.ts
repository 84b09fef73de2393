import { sql } from 'drizzle-orm'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'

/** Whose story it is, and whose day the award belongs to. */
interface Finder {
  tenantId: string
  id: string
  timeZone: string
}

export interface FinishedStory {
  adventureId: string
  missionId: string
  /** Index of its last step. */
  lastStep: number
  bonus: { points: number; coins: number }
}

/** Finishes a story and gives its bonus, once and together. True when it was given by this call. */
export async function finishStory(
  db: Database,
  finder: Finder,
  { adventureId, missionId, lastStep, bonus }: FinishedStory,
  now: Date,
): Promise<boolean> {
  const [row] = await closeStory(db).execute({
    tenantId: finder.tenantId,
    personId: finder.id,
    adventureId,
    missionId,
    lastStep,
    ...bonus,
    day: localDateIn(finder.timeZone, now),
    now: now.toISOString(),
  })
  return row?.isGiven ?? false
}

const closeStory = prepared((db) => {
  const { placeholder } = sql
  return db
    .select({ isGiven: sql<boolean>`is_given` })
    .from(
      sql`finish_story(
        ${placeholder('tenantId')}, ${placeholder('personId')}, ${placeholder('adventureId')},
        ${placeholder('missionId')}, ${placeholder('lastStep')},
        ${placeholder('points')}, ${placeholder('coins')}, ${placeholder('day')}, ${placeholder('now')}
      ) as is_given`,
    )
    .prepare('finish_story')
})
