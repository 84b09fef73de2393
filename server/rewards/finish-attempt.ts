import { sql } from 'drizzle-orm'
import { localDateIn } from '#shared/domain/local-date.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Database } from '#server/db/database.ts'
import type { Streak } from '#shared/domain/streak.ts'
import { judgeStep, readStreak, STEP_TRIES, tellStreak, unsteppable, type Streaker } from './streak.ts'
import type { StreakRules } from './streak-rules.ts'

/** What a finished attempt is worth, decided by the rule of its kind. */
export interface FinishedAttempt {
  attemptId: string
  /** The same key gets the same reply, however often it is sent. */
  key: string
  /** Of the attempt as it was judged. */
  revision: number
  points: number
  coins: number
  /** They wait until its leader has rated it. */
  isLeaderAcceptRequired: boolean
  /** The reply to a first finish; `isMissionFinished`, and the streak where it takes a step, are added when it is written. */
  summary: Record<string, unknown>
  /** The reply where the task was completed before. */
  denied: Record<string, unknown>
  /** Every task of the mission. */
  missionTasks: readonly string[]
  /** As it was read with the attempt: one round trip less. */
  streak: Streak
}

interface Closed {
  /** `moved`: the attempt was changed since it was judged, and nothing is done; `gone`: the player has none. */
  outcome: 'moved' | 'gone' | 'told'
  /** Whether this call closed it and nothing was given for the task before. */
  isFirst: boolean
  /** As it is stored, of one that was told. */
  reply: unknown
}

/** Closes an attempt and gives what it brings: completion, ledger, wallet, streak and activity, once and together. */
export async function finishAttempt(
  db: Database,
  player: Streaker,
  finished: FinishedAttempt,
  rules: StreakRules,
  now: Date,
): Promise<Closed> {
  let { streak } = finished
  for (let tries = 0; tries < STEP_TRIES; tries += 1) {
    const { outcome, reply } = await write(db, player, { ...finished, streak }, rules, now)
    if (outcome === 'moved' || outcome === 'gone') return { outcome, isFirst: false, reply }
    if (outcome !== 'stale') return { outcome: 'told', isFirst: outcome === 'awarded', reply }
    // another request took the day's step in between: judge again
    streak = await readStreak(db, player)
  }
  throw unsteppable(player)
}

async function write(
  db: Database,
  player: Streaker,
  finished: FinishedAttempt,
  rules: StreakRules,
  now: Date,
): Promise<{ outcome: string; reply: unknown }> {
  const step = judgeStep(finished.streak, rules, 'task', { at: now, zone: player.timeZone })
  const summary = step ? { ...finished.summary, streak: tellStreak(step.after, rules) } : finished.summary
  const [row] = await closeAttempt(db).execute({
    tenantId: player.tenantId,
    personId: player.id,
    attemptId: finished.attemptId,
    key: finished.key,
    points: finished.points,
    coins: finished.coins,
    summary: JSON.stringify(summary),
    denied: JSON.stringify(finished.denied),
    missionTasks: [...finished.missionTasks],
    day: localDateIn(player.timeZone, now),
    now: now.toISOString(),
    before: step?.before ?? null,
    steps: step?.after.streak ?? null,
    isGranted: step?.after.granted ?? null,
    bonusPoints: rules.bonusPoints,
    bonusCoins: rules.bonusCoins,
    zone: player.timeZone,
    revision: finished.revision,
    awaits: finished.isLeaderAcceptRequired,
    rounds: step?.after.rounds ?? null,
    frozenOn: step?.frozenOn ?? null,
    isFreezeEarned: step?.isFreezeEarned ?? false,
  })
  return row ?? { outcome: 'gone', reply: null }
}

const closeAttempt = prepared((db) => {
  const { placeholder } = sql
  return db
    .select({ outcome: sql<string>`outcome`, reply: sql<unknown>`reply` })
    .from(
      sql`finish_attempt(
        ${placeholder('tenantId')}, ${placeholder('personId')}, ${placeholder('attemptId')}, ${placeholder('key')},
        ${placeholder('points')}, ${placeholder('coins')},
        ${placeholder('summary')}, ${placeholder('denied')},
        ${placeholder('missionTasks')}, ${placeholder('day')}, ${placeholder('now')},
        ${placeholder('before')}, ${placeholder('steps')}, ${placeholder('isGranted')},
        ${placeholder('bonusPoints')}, ${placeholder('bonusCoins')}, ${placeholder('zone')},
        ${placeholder('revision')}, ${placeholder('awaits')},
        ${placeholder('rounds')}, ${placeholder('frozenOn')}, ${placeholder('isFreezeEarned')}
      )`,
    )
    .prepare('finish_attempt')
})
