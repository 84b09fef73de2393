import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ExamContent } from '../shared/schemas.ts'
import { Findings } from '#server/intake/findings.ts'
import { intake } from './intake.ts'

const question = (id: string, correct = ['yes']) => ({ id, answers: ['yes', 'no'], correct })
const exam = (more: Partial<z.input<typeof ExamContent>>) =>
  z.parse(ExamContent, { type: 'egzamin', questions: [question('one')], passMark: 60, ...more })

it.each([
  ['draws more than there is', exam({ draw: 2 }), 'content.draw is 2, but there are 1 questions'],
  ['asks a question twice', exam({ questions: [question('one'), question('one')] }), 'one'],
  ['takes for right what is no answer', exam({ questions: [question('one', ['yess'])] }), '"yess"'],
  ['waits for a second try that there is not', exam({ attempts: 1, coolDown: 5 }), 'content.coolDown'],
])('a designer gets an error about an exam that %s', (_, content, expected) => {
  const findings = new Findings()
  intake.check(content, 'tasks/exam.json', findings)
  expect(findings.list.map(({ problem }) => problem).join('\n')).toContain(expected)
  expect(findings.list).toHaveLength(1)
})

it('an exam needs the words of every question of its pool, answers and reasons among them', () => {
  expect(intake.words(exam({}))).toEqual({
    group: 'questions',
    parts: [{ id: 'one', fields: ['question', 'explanation'], answers: ['yes', 'no'] }],
  })
})
