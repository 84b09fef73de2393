import { describe, expect, it } from 'vitest'
import type { LocalDate } from './local-date.ts'
import { SHOWN_DAYS, streakDays, type StreakDayFacts } from './streak-days.ts'

/** A Wednesday. */
const TODAY = '2026-11-25'

const FACTS: StreakDayFacts = {
  period: 'day',
  today: TODAY,
  since: '2026-01-01',
  isDue: true,
  steps: [],
  frozen: [],
  tasks: new Map(),
}

function statesOf(facts: Partial<StreakDayFacts>): Record<LocalDate, string> {
  return Object.fromEntries(streakDays({ ...FACTS, ...facts }).map(({ day, state }) => [day, state]))
}

const taken = (day: LocalDate, step: number) => ({ day, step, granted: step === 3 })

describe('the days of a streak', () => {
  it('are the last fourteen, today the last, over the end of a month [STREAK-6]', () => {
    const days = streakDays({ ...FACTS, today: '2026-03-03' }).map(({ day }) => day)
    expect(days).toHaveLength(SHOWN_DAYS)
    expect([days[0], days.at(-1)]).toEqual(['2026-02-18', '2026-03-03'])
  })

  it('say which took a step and which brought the bonus, with its number and what was done [STREAK-6]', () => {
    const days = streakDays({
      ...FACTS,
      isDue: false,
      steps: [taken('2026-11-23', 2), taken('2026-11-24', 3), taken(TODAY, 1)],
      tasks: new Map([['2026-11-24', 2]]),
    })
    expect(days.slice(-3)).toEqual([
      { day: '2026-11-23', state: 'step', step: 2, tasks: 0 },
      { day: '2026-11-24', state: 'bonus', step: 3, tasks: 2 },
      { day: TODAY, state: 'step', step: 1, tasks: 0 },
    ])
  })

  it('say why a day did not count [STREAK-6]', () => {
    const states = statesOf({
      since: '2026-11-15',
      steps: [taken('2026-11-20', 1), taken('2026-11-22', 2)],
      frozen: ['2026-11-21'],
      tasks: new Map([['2026-11-23', 1]]),
    })
    expect(states).toMatchObject({
      '2026-11-14': 'before',
      '2026-11-15': 'missed',
      '2026-11-21': 'frozen',
      '2026-11-23': 'tooSoon',
      '2026-11-24': 'missed',
      [TODAY]: 'open',
    })
    expect(statesOf({ isDue: false })[TODAY]).toBe('tooSoon')
  })

  it('by weeks: the whole week counts with its step, is frozen, missed or still open [STREAK-6]', () => {
    const states = statesOf({ period: 'week', steps: [taken('2026-11-13', 1)], frozen: ['2026-11-16'] })
    expect(states).toMatchObject({
      '2026-11-12': 'week',
      '2026-11-13': 'step',
      '2026-11-15': 'week',
      '2026-11-16': 'frozen',
      '2026-11-22': 'frozen',
      '2026-11-23': 'open',
      [TODAY]: 'open',
    })
  })
})
