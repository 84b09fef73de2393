import { and, eq, sql } from 'drizzle-orm'
import type { StreakReply } from '#shared/contract/player.ts'
import type { LocalDate } from '#shared/domain/local-date.ts'
import {
  currentStreak,
  NO_STREAK,
  stepStreak,
  type Moment,
  type Streak,
  type StreakAct,
} from '#shared/domain/streak.ts'
import type { Database } from '#server/db/database.ts'
import { streaks } from '#server/db/schema/rewards.ts'
import type { Stake } from '#server/db/badge-test.ts'
import { awardBadges } from './badges.ts'
import type { StreakRules } from './streak-rules.ts'

/** Whose streak it is, and whose days count. */
export interface Streaker {
  tenantId: string
  id: string
  timeZone: string
}

/** A step is lost to another request once a period at most: anyone who loses more often would lose for ever. */
export const STEP_TRIES = 3

/** A step that an act would take, judged on the streak as it was at `before`. */
export interface StreakStep {
  before: LocalDate | null
  after: Streak
  /** The missed period that a freeze covers with it; null where none does. */
  frozenOn: LocalDate | null
  /** It earns a freeze. */
  isFreezeEarned: boolean
}

/** The columns of a streak, for anyone who reads it together with something else. */
export const STREAK = {
  streak: streaks.steps,
  granted: streaks.granted,
  date: streaks.date,
  takenAt: streaks.takenAt,
  takenIn: streaks.takenIn,
  rounds: streaks.rounds,
  hasFreeze: streaks.hasFreeze,
  frozenOn: streaks.frozenOn,
}

export async function readStreak(db: Database, { tenantId, id }: Streaker): Promise<Streak> {
  const [row] = await db
    .select(STREAK)
    .from(streaks)
    .where(and(eq(streaks.tenantId, tenantId), eq(streaks.personId, id)))
  return row ?? NO_STREAK
}

/** Null where the act does not qualify, or the period has its step already. */
export function judgeStep(
  streak: Streak,
  rules: StreakRules,
  act: StreakAct,
  now: Moment,
): StreakStep | null {
  if (!rules.isOn || rules.qualifier !== act) return null
  const after = stepStreak(streak, rules.period, now)
  if (after === streak) return null
  const { frozenOn, hasFreeze } = currentStreak(streak, rules.period, now)
  return {
    before: streak.date,
    after,
    frozenOn: frozenOn === streak.frozenOn ? null : frozenOn,
    isFreezeEarned: after.hasFreeze && !hasFreeze,
  }
}

/** A streak as its player is told of it. */
export function showStreak({ streak, granted, date }: Streak, rules: StreakRules): StreakReply {
  const { type, bonusPoints } = rules
  const bonusCoins = rules.isShopEnabled ? rules.bonusCoins : 0
  return { streak, granted, date, type, bonusPoints, bonusCoins }
}

/**
 * A visit takes a step where visits qualify; returns the streak as it is then.
 * @param readStake the badges that a step may earn: asked for where it is taken
 */
export async function noteVisit(
  db: Database,
  player: Streaker,
  rules: StreakRules,
  now: Date,
  readStake: () => Promise<Stake | null>,
): Promise<Streak> {
  const moment = { at: now, zone: player.timeZone }
  for (let tries = 0; tries < STEP_TRIES; tries += 1) {
    const streak = await readStreak(db, player)
    const step = judgeStep(streak, rules, 'visit', moment)
    if (!step) return streak
    const stake = await readStake()
    const isTaken = await db.transaction(async (tx) => {
      const isMine = await takeStep(tx, player, step, rules, now)
      if (isMine) await awardBadges(tx, player, stake, now)
      return isMine
    })
    if (isTaken) return step.after
  }
  throw unsteppable(player)
}

/** The step of one player was lost that often: it was not another request's, something is wrong. */
export function unsteppable({ id }: Streaker): Error {
  return new Error(`the streak of ${id} cannot be stepped: is its row missing?`)
}

async function takeStep(
  db: Database,
  player: Streaker,
  step: StreakStep,
  rules: StreakRules,
  now: Date,
): Promise<boolean> {
  const written = JSON.stringify(stepToWrite(player, 'visit', step, rules, now))
  const [row] = await db
    .select({ isTaken: sql<boolean>`is_taken` })
    .from(sql`take_streak_step(${written}) as is_taken`)
  return row?.isTaken ?? false
}

/** What `take_streak_step` of the database takes, as JSON. */
export function stepToWrite(
  player: Streaker,
  act: StreakAct,
  { before, after, frozenOn, isFreezeEarned }: StreakStep,
  rules: StreakRules,
  now: Date,
) {
  return {
    tenantId: player.tenantId,
    personId: player.id,
    act,
    before,
    day: after.date,
    steps: after.streak,
    granted: after.granted,
    rounds: after.rounds,
    frozenOn,
    isFreezeEarned,
    bonusPoints: rules.bonusPoints,
    bonusCoins: rules.bonusCoins,
    takenAt: now,
    takenIn: player.timeZone,
  }
}
