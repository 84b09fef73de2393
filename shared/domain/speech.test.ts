import { expect, it } from 'vitest'
import { spokenWords, WORD_MS } from './speech.ts'

it('an assistant is heard a word at a time, in any language, the same word always the same [ALIVE-1]', () => {
  const words = spokenWords('Spokojnie – spokojnie, ¿años?')
  expect(words.map(({ at }) => at)).toEqual([0, WORD_MS, 2 * WORD_MS])
  expect(words[0]?.hum).toBe(words[1]?.hum)
  expect(spokenWords('…')).toEqual([])
})

it('and of a long speech only the beginning is voiced [ALIVE-1]', () => {
  expect(spokenWords('one '.repeat(90))).toHaveLength(12)
})
