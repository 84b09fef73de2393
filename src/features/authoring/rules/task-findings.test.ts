import { expect, it } from 'vitest'
import type { ContentFinding } from '#shared/contract/content.ts'
import { findingsOfTask, notesOfTask } from './task-findings.ts'
import { missingWord, taskOfFinding } from '#shared/content/task-of-finding.ts'

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

it('knows the task by its file, by the text that is named, and of a film without a transcript [AUTHOR-1]', () => {
  const lamp = { mission: 'harbour', task: 'lamp' }
  const silent: ContentFinding = {
    ...{
      severity: 'error',
      file: 'harbour/text/pl.json',
      problem: 'lamp has no transcript',
      hint: 'Write it.',
    },
    words: {
      problem: { code: 'transcript-missing', values: { id: 'lamp' } },
      hint: { code: 'transcript-missing-hint' },
    },
  }
  const ofLamp = [missing('points', 'harbour/tasks/lamp.json'), missing('tasks.lamp.goal'), silent]
  expect(ofLamp.map(taskOfFinding)).toEqual([lamp, lamp, lamp])
  const others = [missing('tasks.bell.goal'), missing('name'), missing('tasks.lamp.goal', 'text/de.json')]
  expect(findingsOfTask([...others, ...ofLamp], 'harbour', 'lamp')).toEqual(ofLamp)
  expect(missingWord(silent, 'lamp')).toEqual({ language: 'pl', at: ['transcript'] })
})

it('says of each missing text once in which languages, and nothing of what was written since [AUTHOR-1]', () => {
  const goalIn = (language: string) => missing('tasks.lamp.goal', `harbour/text/${language}.json`)
  const points = missing('points', 'harbour/tasks/lamp.json')
  const found = [goalIn('de'), points, missing('tasks.lamp.name'), goalIn('pl'), goalIn('es')]
  expect(notesOfTask(found, 'lamp', { de: { name: 'Lampe' }, es: { goal: 'Mirar' } })).toEqual([
    { at: 'goal', words: ['de', 'pl'].map((language) => ({ language, at: ['goal'] })) },
    { finding: points },
  ])
})
