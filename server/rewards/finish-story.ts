import { sql } from 'drizzle-orm'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { BadgeTest } from '#server/db/badge-test.ts'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'

/** Whose story it is, and whose day the award belongs to. */
interface Finder {
  tenantId: string
  id: string
  timeZone: string
}

interface Bonus {
  points: number
  coins: number
}

export interface FinishedStory {
  adventureId: string
  missionId: string
  /** The same key gets the same reply, however often it is sent. */
  key: string
  /** Index of its last step. */
  lastStep: number
  bonus: Bonus
  /** Of the badges that it may earn. */
  badges: readonly BadgeTest[]
}

/** Finishes a story and gives its bonus, once and together. What finishing it under this key brought, as the books have it. */
export async function finishStory(
  db: Database,
  finder: Finder,
  { adventureId, missionId, key, lastStep, bonus, badges }: FinishedStory,
  now: Date,
): Promise<Bonus> {
  const story = {
    tenantId: finder.tenantId,
    personId: finder.id,
    adventureId,
    missionId,
    key,
    lastStep,
    ...bonus,
    badges,
    zone: finder.timeZone,
    day: localDateIn(finder.timeZone, now),
    now,
  }
  const [given] = await closeStory(db).execute({ story: JSON.stringify(story) })
  return given ?? { points: 0, coins: 0 }
}

const closeStory = prepared((db) =>
  db
    .select({ points: sql<number>`points`, coins: sql<number>`coins` })
    .from(sql`end_story(${sql.placeholder('story')})`)
    .prepare('end_story'),
)
