import type { Language } from '#shared/domain/languages.ts'
import type { UnlockFacts } from '#shared/domain/unlocking.ts'
import type { Database } from '#server/db/database.ts'
import type { Content } from './content.ts'
import { readContent } from './read-content.ts'
import { readPlayerProgress, type PlayerProgress } from './player-progress.ts'
import { begunMissions, finishedMissions } from './stays-open.ts'
import { wordsIn, type Words } from './words.ts'

/** Content, words and progress together: all that a reply about missions and tasks needs. */
export interface PlayerContext {
  content: Content
  words: Words
  progress: PlayerProgress
  /** Worked out once: every rule of every mission asks for them. */
  facts: UnlockFacts
  /** Missions that no rule shuts any more. */
  begun: ReadonlySet<string>
}

/** Who travels where, in which languages, and when. */
export interface ContextRequest {
  db: Database
  now: Date
  tenant: { languages: readonly Language[]; defaultLanguage: Language }
  /** Wished ones, the most wished first. */
  languages: readonly string[]
  player: { id: string; tenantId: string; timeZone: string }
}

/** Null where the version does not exist. */
export async function readPlayerContext(
  { db, now, tenant, languages, player }: ContextRequest,
  adventure: { id: string; versionId: string },
): Promise<PlayerContext | null> {
  const { id, tenantId, timeZone } = player
  const [content, progress] = await Promise.all([
    readContent(db, tenantId, adventure.versionId),
    readPlayerProgress(db, { id, tenantId, timeZone, adventureId: adventure.id }, now),
  ])
  return content && contextOf(content, progress, wordsIn(content, languages, tenant))
}

export function contextOf(content: Content, progress: PlayerProgress, words: Words): PlayerContext {
  return {
    content,
    progress,
    words,
    facts: factsOf(content, progress),
    begun: begunMissions(content, progress),
  }
}

/** What all rules of an adventure are judged by. */
function factsOf(content: Content, progress: PlayerProgress): UnlockFacts {
  return {
    finishedMissions: finishedMissions(content, progress),
    finishedTasks: new Set(progress.done.keys()),
    points: progress.points,
    today: progress.today,
  }
}
