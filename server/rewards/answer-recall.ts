import { sql } from 'drizzle-orm'
import { CARDS_A_DAY } from '#shared/domain/recall.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { BadgeTest } from '#server/db/badge-test.ts'
import type { Database } from '#server/db/database.ts'
import type { Memory } from '#server/lib/spaced-repetition.ts'
import {
  judgeStep,
  readStreak,
  showStreak,
  STEP_TRIES,
  stepToWrite,
  unsteppable,
  type Streaker,
} from './streak.ts'
import type { StreakRules } from './streak-rules.ts'

/** An answer to a card that came back, as it was judged. */
export interface JudgedRecall {
  adventureId: string
  taskId: string
  cardId: string
  /** The same key gets the same reply. */
  key: string
  answers: readonly string[]
  isRight: boolean
  /** As often as the card was answered when this answer was judged. */
  reps: number
  /** What is known of the card after it. */
  memory: Memory
  /** What is answered; what is left of the handful, and the streak where it takes a step, are added when it is written. */
  reply: Record<string, unknown>
  /** The cards that can still be asked, as task/card. */
  askable: readonly string[]
  /** Badges that a step of the streak may earn. */
  badges: readonly BadgeTest[]
}

/**
 * Notes an answer once. The last of the day's handful counts for the streak as a finished task does.
 * @returns 'moved' where another answer came between, or the day has had its handful: nothing was done
 */
export async function noteRecall(
  db: Database,
  player: Streaker,
  judged: JudgedRecall,
  rules: StreakRules,
  now: Date,
): Promise<{ reply: unknown } | 'moved'> {
  for (let tries = 0; tries < STEP_TRIES; tries += 1) {
    const streak = await readStreak(db, player)
    const step = judgeStep(streak, rules, 'task', { at: now, zone: player.timeZone })
    const answer = {
      ...judged,
      tenantId: player.tenantId,
      personId: player.id,
      most: CARDS_A_DAY,
      day: localDateIn(player.timeZone, now),
      zone: player.timeZone,
      now,
      step: step && stepToWrite(player, 'task', step, rules, now),
      streak: step && showStreak(step.after, rules),
    }
    const [row] = await db
      .select({ outcome: sql<string>`outcome`, reply: sql<unknown>`reply` })
      .from(sql`answer_recall(${JSON.stringify(answer)})`)
    if (!row || row.outcome === 'moved') return 'moved'
    if (row.outcome !== 'stale') return { reply: row.reply }
    // another request took the day's step in between: judge again
  }
  throw unsteppable(player)
}
