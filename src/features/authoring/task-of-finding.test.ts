import { expect, it } from 'vitest'
import type { ContentFinding } from '#shared/contract/content.ts'
import { missingWord } from './text-place.ts'

const missing = (at: string, file = 'harbour/text/de.json'): ContentFinding => ({
  ...{ severity: 'error', file, problem: `${at} is missing`, hint: 'Write it.' },
  words: { problem: { code: 'value-missing', values: { at } }, hint: { code: 'write-it' } },
})

it('knows which text of the task a finding misses, and in which language [AUTHOR-1]', () => {
  expect(missingWord(missing('tasks.lamp.cards.two.feedback.no'), 'lamp')).toEqual({
    language: 'de',
    at: ['cards', 'two', 'feedback', 'no'],
  })
  expect(missingWord(missing('tasks.lamp.goal', 'harbour/text/pl.json'), 'lamp')).toEqual({
    language: 'pl',
    at: ['goal'],
  })
})

it('leaves all other findings as they are: of other tasks, of files, and without a code [AUTHOR-1]', () => {
  expect(missingWord(missing('tasks.bell.goal'), 'lamp')).toBeNull()
  expect(missingWord(missing('tasks.lamp'), 'lamp')).toBeNull()
  expect(missingWord(missing('points', 'harbour/tasks/lamp.json'), 'lamp')).toBeNull()
  const { words: _, ...plain } = missing('tasks.lamp.goal')
  expect(missingWord(plain, 'lamp')).toBeNull()
})
