import { expect, it } from 'vitest'
import { isAnnounced } from './is-announced.ts'

const TODAY = '2026-11-25'

it.each([
  ['day', null, null, false],
  ['week', null, null, false],
  ['week', null, '2026-11-24', false],
  ['day', TODAY, '2026-11-24', true],
  ['day', TODAY, null, true],
  ['week', TODAY, null, true],
  ['day', '2026-11-24', '2026-11-24', false],
  ['day', '2026-11-20', null, false],
  ['week', '2026-11-24', '2026-11-24', true],
  ['week', '2026-11-24', null, false],
  ['week', '2026-11-20', '2026-11-24', false],
  // set ahead, or told in a zone that lies further east
  ['day', '2026-11-26', '2026-11-25', false],
] as const)(
  'a streak by %s, told on %s, with its last step on %s: told is %s [STREAK-4]',
  (type, stored, date, expected) => {
    expect(isAnnounced(stored, TODAY, { type, date })).toBe(expected)
  },
)
