import { expect, it } from 'vitest'
import { blankWord } from './blank-word.ts'

const EN = { goal: 'See', moments: { call: { question: 'Whom?', answers: { yes: 'Yes' }, hint: '' } } }

it('is a text that was missing, until it is written [AUTHOR-1]', () => {
  const goal = { language: 'pl' as const, at: ['goal'] }
  expect(blankWord(goal, { en: EN })).toEqual(goal)
  expect(blankWord(goal, { en: EN, pl: { goal: ' ' } })).toEqual(goal)
  expect(blankWord(goal, { en: EN, pl: { goal: 'Patrz' } })).toBeNull()
})

it('is one text after the other of a part that has no words in a language [AUTHOR-1]', () => {
  const part = { language: 'pl' as const, at: ['moments', 'call'] }
  const question = { language: 'pl', at: ['moments', 'call', 'question'] }
  expect(blankWord(part, { en: EN })).toEqual(question)
  const begun = { moments: { call: { question: 'Kogo?' } } }
  expect(blankWord(part, { en: EN, pl: begun })).toEqual({ ...question, at: [...part.at, 'answers', 'yes'] })
  expect(blankWord(part, { en: EN, pl: EN })).toBeNull()
})
