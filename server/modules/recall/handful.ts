import { and, eq } from 'drizzle-orm'
import { localDateIn } from '#shared/domain/local-date.ts'
import { CARDS_A_DAY } from '#shared/domain/recall.ts'
import { recallAnswers } from '#server/db/schema/recall.ts'
import { chanceToRecall, dueDay } from '#server/lib/spaced-repetition.ts'
import { readPlayerContext, type PlayerContext } from '#server/play/player-context.ts'
import { readRecallCards, type KnownCard } from '#server/play/recall-cards.ts'
import type { RecallVisit } from './visit.ts'

/** What comes back to a player, as it is now. */
export interface Handful {
  context: PlayerContext
  /** All of them. */
  known: readonly KnownCard[]
  /** What is left of today's, the least remembered first. */
  today: readonly KnownCard[]
  answeredToday: number
}

/** Null for who plays no adventure. */
export async function readHandful(visit: RecallVisit): Promise<Handful | null> {
  const { db, now, player } = visit
  const { adventure, timeZone } = player
  const context = adventure && (await readPlayerContext(visit, adventure))
  if (!context) return null
  const moment = { at: now, zone: timeZone }
  const today = localDateIn(timeZone, now)
  const [known, answeredToday] = await Promise.all([
    readRecallCards(db, { ...player, adventureId: adventure.id }, context),
    db.$count(
      recallAnswers,
      and(
        eq(recallAnswers.tenantId, player.tenantId),
        eq(recallAnswers.personId, player.id),
        eq(recallAnswers.day, today),
      ),
    ),
  ])
  const due = known
    .filter((card) => dueDay(card) <= today)
    .toSorted((one, other) => chanceToRecall(one, moment) - chanceToRecall(other, moment))
  return { context, known, today: due.slice(0, Math.max(0, CARDS_A_DAY - answeredToday)), answeredToday }
}
