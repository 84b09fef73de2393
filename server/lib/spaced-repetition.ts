import { createEmptyCard, fsrs, generatorParameters, Rating, State, type Card } from 'ts-fsrs'
import { localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import type { Moment } from '#shared/domain/streak.ts'

/** How well a card is remembered, as it is stored; days are whole ones. */
export interface Memory {
  /**
   * The player's local day on which it should come back, as noon UTC of that day (`dueDay` reads it): then about nine of ten cards are
   * still known.
   */
  due: Date
  /** Days after which nine of ten such cards are still known. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  /** From the last answer to `due`. */
  scheduledDays: number
  /** How often it was answered. */
  reps: number
  /** How often it was forgotten. */
  lapses: number
  /** The instant; on which day it was, the player's zone says. */
  lastReview: Date
}

/** The longest time in which nothing comes back, in days: a year, for rules change. */
const LONGEST = 365

/** Days are the least unit (a handful a day), and nothing is left to chance, so that each schedule can be followed. */
export const SCHEDULE = generatorParameters({
  request_retention: 0.9,
  // where two ratings would come back on the same day, the library puts the better one a day behind the other
  maximum_interval: LONGEST - 1,
  enable_fuzz: false,
  enable_short_term: false,
})
const scheduler = fsrs(SCHEDULE)

/** What is known of a card once it was answered in its task. */
export function firstMemory(isRight: boolean, now: Moment): Memory {
  const day = noonOf(now)
  return toMemory(scheduler.next(createEmptyCard(day), day, gradeOf(isRight)).card, now.at)
}

/** The same after one more answer. */
export function nextMemory(memory: Memory, isRight: boolean, now: Moment): Memory {
  return toMemory(scheduler.next(toCard(memory, now.zone), noonOf(now), gradeOf(isRight)).card, now.at)
}

/** How likely the card is still known, 0 to 1; falls with each of the player's days. */
export function chanceToRecall(memory: Memory, now: Moment): number {
  return scheduler.get_retrievability(toCard(memory, now.zone), noonOf(now), false)
}

/** The player's local day on which a card comes back. */
export function dueDay({ due }: Pick<Memory, 'due'>): LocalDate {
  return localDateIn('UTC', due)
}

/** A local day as the scheduler counts them: by UTC, each of 24 hours. */
const noonOf = ({ at, zone }: Moment) => new Date(`${localDateIn(zone, at)}T12:00:00Z`)

const gradeOf = (isRight: boolean) => (isRight ? Rating.Good : Rating.Again)

function toMemory(card: Card, lastReview: Date): Memory {
  const { due, stability, difficulty, reps, lapses, scheduled_days: scheduledDays } = card
  return { due, stability, difficulty, scheduledDays, reps, lapses, lastReview }
}

function toCard({ scheduledDays, lastReview, ...memory }: Memory, zone: string): Card {
  const day = noonOf({ at: lastReview, zone })
  return {
    ...createEmptyCard(day),
    ...memory,
    scheduled_days: scheduledDays,
    state: State.Review,
    last_review: day,
  }
}
