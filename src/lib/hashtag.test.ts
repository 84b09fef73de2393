import { expect, it } from 'vitest'
import { hashtag } from './hashtag.ts'

it.each([
  ['Phishing', '#phishing'],
  ['Pierwsza pomoc', '#pierwszaPomoc'],
  ['Safe use of AI', '#safeUseOfAI'],
  ['AI', '#AI'],
  ['Údaje – ochrona', '#údajeOchrona'],
])('%s becomes %s [REC-4]', (words, tag) => {
  expect(hashtag(words)).toBe(tag)
})
