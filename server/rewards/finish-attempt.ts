import { sql } from 'drizzle-orm'
import { localDateIn } from '#shared/domain/local-date.ts'
import { prepared } from '#server/db/prepared.ts'
import type { BadgeTest } from '#server/db/badge-test.ts'
import type { Database } from '#server/db/database.ts'
import type { Streak } from '#shared/domain/streak.ts'
import {
  judgeStep,
  readStreak,
  STEP_TRIES,
  stepToWrite,
  showStreak,
  unsteppable,
  type Streaker,
} from './streak.ts'
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
  /** The task was done before, and the attempt was judged like a first one: what it brings more is given. */
  isRetry: boolean
  /** Coins are shown. */
  hasCoins: boolean
  /** Every task of the mission as players see it; without this one, its finish finishes no mission. */
  missionTasks: readonly string[]
  /** The least time in which a person can have played it, and since when it counts. */
  least: { seconds: number; since: Date }
  /** Of the badges that it may earn. */
  badges: readonly BadgeTest[]
  /** As it was read with the attempt: one round trip less. */
  streak: Streak
}

interface Closed {
  /**
   * `moved`: the attempt was changed since it was judged, and nothing is done; `early`: nor is it sooner than a person can have
   * played it; `gone`: the player has none.
   */
  outcome: 'moved' | 'early' | 'gone' | 'told'
  /** Whether this call closed it and nothing was given for the task before. */
  isFirst: boolean
  /** As it is stored, of one that was told; the missing seconds of one that came early. */
  reply: unknown
}

/** Closes an attempt and gives what it brings: completion, ledger, wallet, streak, badges and activity, once and together. */
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
    if (outcome === 'moved' || outcome === 'early' || outcome === 'gone')
      return { outcome, isFirst: false, reply }
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
  const summary = step ? { ...finished.summary, streak: showStreak(step.after, rules) } : finished.summary
  const finish = {
    tenantId: player.tenantId,
    personId: player.id,
    attemptId: finished.attemptId,
    key: finished.key,
    revision: finished.revision,
    points: finished.points,
    coins: finished.coins,
    awaitsRating: finished.isLeaderAcceptRequired,
    summary,
    denied: finished.denied,
    isRetry: finished.isRetry,
    hasCoins: finished.hasCoins,
    missionTasks: finished.missionTasks,
    leastSeconds: finished.least.seconds,
    since: finished.least.since,
    day: localDateIn(player.timeZone, now),
    now,
    zone: player.timeZone,
    badges: step ? finished.badges : finished.badges.filter(({ type }) => type !== 'streak'),
    step: step && stepToWrite(player, 'task', step, rules, now),
  }
  const [row] = await closeAttempt(db).execute({ finish: JSON.stringify(finish) })
  return row ?? { outcome: 'gone', reply: null }
}

const closeAttempt = prepared((db) =>
  db
    .select({ outcome: sql<string>`outcome`, reply: sql<unknown>`reply` })
    .from(sql`finish_attempt(${sql.placeholder('finish')})`)
    .prepare('finish_attempt'),
)
