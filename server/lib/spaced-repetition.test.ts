import fc from 'fast-check'
import { createEmptyCard, fsrs, Rating, State, type Card } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { dayAfter, localDateIn } from '#shared/domain/local-date.ts'
import {
  chanceToRecall,
  dueDay,
  firstMemory,
  nextMemory,
  SCHEDULE,
  type Memory,
} from './spaced-repetition.ts'

const START = Date.parse('2026-01-05T08:00:00Z')
const REVIEWS = 10_000
const EACH = 20

/** When a card is answered, in ms since the time before, and whether it is known. */
const Answer = fc.record({ after: fc.integer({ min: 0, max: 400 * DAY_MS }), isRight: fc.boolean() })

/** From the first zone that has a day to one of the last, with days of 23, 24 and 25 hours, and one that was left out (Apia). */
const ZONES = [
  ...['Pacific/Kiritimati', 'Pacific/Apia', 'Australia/Sydney', 'Australia/Lord_Howe', 'Asia/Kathmandu'],
  ...['Europe/Warsaw', 'UTC', 'America/St_Johns', 'America/Los_Angeles'],
]
const Zone = fc.constantFrom(...ZONES)
const utc = (at: number | Date) => ({ at: new Date(at), zone: 'UTC' })
const noon = (zone: string, at: Date) => new Date(`${localDateIn(zone, at)}T12:00:00Z`)

/** What the library makes of the same answers by itself, its card never put away. */
function byTheLibrary(answers: readonly { at: Date; isRight: boolean }[]): Card[] {
  const scheduler = fsrs(SCHEDULE)
  const [first] = answers
  let card = createEmptyCard(first?.at)
  return answers.map(({ at, isRight }) => {
    card = scheduler.next(card, at, isRight ? Rating.Good : Rating.Again).card
    return card
  })
}

/** As a database stores it: times in ms, numbers as they are. */
const putAway = (memory: Memory): Memory => {
  const { due, lastReview, ...numbers } = memory
  return { ...numbers, due: new Date(due.toISOString()), lastReview: new Date(lastReview.toISOString()) }
}

describe('when a card comes back', () => {
  it('is what ts-fsrs says, over ten thousand reviews, though it is stored between them [TASK-5]', () => {
    let reviews = 0
    fc.assert(
      fc.property(Zone, fc.array(Answer, { minLength: EACH, maxLength: EACH }), (zone, given) => {
        let at = START
        const answers = given.map(({ after, isRight }) => ({ at: new Date((at += after)), isRight }))
        const expected = byTheLibrary(
          answers.map(({ at: now, isRight }) => ({ at: noon(zone, now), isRight })),
        )
        let memory: Memory | null = null
        for (const [index, { at: now, isRight }] of answers.entries()) {
          memory = putAway(
            memory ? nextMemory(memory, isRight, { at: now, zone }) : firstMemory(isRight, { at: now, zone }),
          )
          const { due, stability, difficulty, scheduled_days, reps, lapses, state } = expected[index]!
          expect(memory).toEqual({
            ...{ due, stability, difficulty, reps, lapses, lastReview: now, scheduledDays: scheduled_days },
          })
          expect(state).toBe(State.Review)
          const later = new Date(now.getTime() + given[0]!.after)
          expect(chanceToRecall(memory, { at: later, zone })).toBe(
            fsrs(SCHEDULE).get_retrievability(expected[index]!, noon(zone, later), false),
          )
          reviews += 1
        }
      }),
      { numRuns: REVIEWS / EACH },
    )
    expect(reviews).toBe(REVIEWS)
  })

  it('is a whole day later at least, and later each time it is known, until it is a year', () => {
    expect(dueDay(firstMemory(false, utc(START))) > '2026-01-05').toBe(true)
    const days = []
    for (let memory = firstMemory(true, utc(START)); days.length < 8;) {
      days.push(memory.scheduledDays)
      memory = nextMemory(memory, true, utc(memory.due))
    }
    const growing = days.slice(0, 5)
    expect(growing).toEqual([...new Set(growing)].toSorted((one, other) => one - other))
    expect(days.slice(4)).toEqual([365, 365, 365, 365])
  })

  it('is when one in ten is forgotten; what is forgotten fades day by day', () => {
    const memory = firstMemory(true, utc(START))
    expect(chanceToRecall(memory, utc(START))).toBe(1)
    expect(chanceToRecall(memory, utc(memory.due))).toBeGreaterThan(0.85)
    const chances = [5, 20, 80, 320].map((day) => chanceToRecall(memory, utc(START + day * DAY_MS)))
    expect(chances).toEqual(chances.toSorted((one, other) => other - one))
    expect(new Set(chances).size).toBe(4)
  })

  it('is so many of the player’s own days later, at whatever hours they answer, on long and short days too [TASK-5]', () => {
    const Review = fc.record({ hours: fc.integer({ min: 0, max: 400 * 24 }), isRight: fc.boolean() })
    fc.assert(
      fc.property(Zone, fc.integer({ min: 0, max: 365 * 24 }), Review, (zone, start, { hours, isRight }) => {
        const at = new Date(START + start * HOUR_MS)
        const first = firstMemory(isRight, { at, zone })
        const day = localDateIn(zone, at)
        expect(dueDay(first)).toBe(dayAfter(day, first.scheduledDays))
        expect(first.scheduledDays).toBeGreaterThan(0)
        const now = new Date(at.getTime() + hours * HOUR_MS)
        const next = nextMemory(first, isRight, { at: now, zone })
        expect(dueDay(next)).toBe(dayAfter(localDateIn(zone, now), next.scheduledDays))
        // the hour makes no difference, but for when it was
        const noonOfBoth = nextMemory(
          firstMemory(isRight, utc(noon(zone, at))),
          isRight,
          utc(noon(zone, now)),
        )
        expect({ ...next, lastReview: null }).toEqual({ ...noonOfBoth, lastReview: null })
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    [
      'an evening and the next morning in Sydney',
      'Australia/Sydney',
      '2026-03-02T11:30Z',
      '2026-03-02T21:00Z',
      1,
    ],
    ['both ends of a day in Sydney', 'Australia/Sydney', '2026-03-01T13:30Z', '2026-03-02T12:30Z', 0],
    ['both ends of a day of 25 hours', 'Europe/Warsaw', '2026-10-24T22:15Z', '2026-10-25T22:45Z', 0],
    [
      'the nights around a day of 23 hours',
      'America/Los_Angeles',
      '2026-03-08T07:45Z',
      '2026-03-09T07:15Z',
      2,
    ],
  ])('counts the days between %s', (_, zone, from, to, days) => {
    const chance = chanceToRecall(firstMemory(false, { at: new Date(from), zone }), {
      at: new Date(to),
      zone,
    })
    const same = chanceToRecall(firstMemory(false, utc(START)), utc(START + days * DAY_MS))
    expect(chance).toBe(same)
  })

  it('reads what was stored as an instant', () => {
    const due = new Date('2026-03-04T21:47:00Z')
    expect(dueDay({ due })).toBe('2026-03-04')
  })
})
