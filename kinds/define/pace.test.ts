import { expect, it } from 'vitest'
import { leastSecondsFor, leastSecondsForWords, sumSeconds } from './pace.ts'

it('asks for no more than a third of a fast reader’s time, and for a second of what has few words [TASK-6]', () => {
  expect(leastSecondsFor('two words')).toBe(1)
  expect(leastSecondsFor(undefined, '')).toBe(1)
  expect(leastSecondsForWords(400)).toBe(20)
  // 400 words a minute are fast
  expect(leastSecondsForWords(400)).toBeLessThanOrEqual(60 / 3)
})

it('counts words and not marks of HTML, in every language [TASK-6]', () => {
  const words = Array.from({ length: 40 }, () => '<b class="x y z">zażółć</b>').join(' ')
  expect(leastSecondsFor(words)).toBe(2)
  expect(sumSeconds([leastSecondsFor(words), 1])).toBe(3)
})
