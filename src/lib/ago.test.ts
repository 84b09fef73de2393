import { describe, expect, it } from 'vitest'
import { agoIn } from './ago.ts'

const now = new Date('2026-11-23T10:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('how long ago', () => {
  it.each([0, 4.9999, -60])('%s minutes are right now [ACT-2]', (minutes) => {
    expect(agoIn('en', ago(minutes), now)).toBeNull()
  })

  it.each([
    ['en', 5, '5 min. ago'],
    ['pl', 59.9, '59 min temu'],
    ['de', 60, 'vor 1 Std.'],
    ['es', 23 * 60, 'hace 23 h'],
    ['en', 24 * 60, 'yesterday'],
    ['pl', 3 * 24 * 60, '3 dni temu'],
    ['en', 7 * 24 * 60, 'Nov 16'],
  ])('in %s %s minutes are said as %s [ACT-2]', (language, minutes, words) => {
    expect(agoIn(language, ago(minutes), now)).toBe(words)
  })
})
