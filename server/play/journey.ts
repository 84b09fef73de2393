import type { Language } from '#shared/domain/languages.ts'
import type { UnlockFacts } from '#shared/domain/unlocking.ts'
import type { Database } from '#server/db/database.ts'
import type { Content } from './content.ts'
import { readContent } from './read-content.ts'
import { readStanding, type Standing } from './standing.ts'
import { begunMissions, finishedMissions } from './stays-open.ts'
import { wordsIn, type Words } from './words.ts'

/** Content, words and standing together: all that a reply about missions and tasks needs. */
export interface Journey {
  content: Content
  words: Words
  standing: Standing
  /** Worked out once: every rule of every mission asks for them. */
  facts: UnlockFacts
  /** Missions that no rule shuts any more. */
  begun: ReadonlySet<string>
}

/** Who travels where, in which languages, and when. */
export interface Traveller {
  db: Database
  now: Date
  tenant: { languages: readonly Language[]; defaultLanguage: Language }
  /** Wished ones, the most wished first. */
  languages: readonly string[]
  player: { id: string; tenantId: string; timeZone: string }
}

/** Null where the version does not exist. */
export async function readJourney(
  { db, now, tenant, languages, player }: Traveller,
  adventure: { id: string; versionId: string },
): Promise<Journey | null> {
  const { id, tenantId, timeZone } = player
  const [content, standing] = await Promise.all([
    readContent(db, tenantId, adventure.versionId),
    readStanding(db, { id, tenantId, timeZone, adventureId: adventure.id }, now),
  ])
  return content && journeyOf(content, standing, wordsIn(content, languages, tenant))
}

export function journeyOf(content: Content, standing: Standing, words: Words): Journey {
  return {
    content,
    standing,
    words,
    facts: factsOf(content, standing),
    begun: begunMissions(content, standing),
  }
}

/** What all rules of an adventure are judged by. */
function factsOf(content: Content, standing: Standing): UnlockFacts {
  return {
    finishedMissions: finishedMissions(content, standing),
    finishedTasks: new Set(standing.done.keys()),
    points: standing.points,
    today: standing.today,
  }
}
