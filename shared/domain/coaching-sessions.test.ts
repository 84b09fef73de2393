import { expect, it } from 'vitest'
import { leaveUntil } from './coaching-sessions.ts'

const startsAt = new Date('2026-11-30T10:00:00Z')
const DAY_BEFORE = '2026-11-29T10:00:00.000Z'
const START = startsAt.toISOString()
const early = new Date('2026-11-20T10:00:00Z')
const late = new Date('2026-11-30T08:00:00Z')

it.each([
  ['booked in time', { askedAt: early, seatAt: early, movedAt: null }, DAY_BEFORE],
  ['booked on the last day, by one’s own will', { askedAt: late, seatAt: late, movedAt: null }, DAY_BEFORE],
  ['waiting', { askedAt: early, seatAt: null, movedAt: null }, START],
  [
    'promoted in time',
    { askedAt: early, seatAt: new Date('2026-11-25T10:00:00Z'), movedAt: null },
    DAY_BEFORE,
  ],
  ['promoted on the last day, unasked', { askedAt: early, seatAt: late, movedAt: null }, START],
  ['moved on the last day', { askedAt: early, seatAt: early, movedAt: late }, START],
  [
    'moved before it was booked',
    { askedAt: late, seatAt: late, movedAt: new Date('2026-11-30T07:00:00Z') },
    DAY_BEFORE,
  ],
])('a seat that was %s is given back until %s [COACH-2]', (_, seat, until) => {
  expect(leaveUntil({ startsAt, ...seat }).toISOString()).toBe(until)
})
