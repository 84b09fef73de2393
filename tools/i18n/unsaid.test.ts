import { expect, it } from 'vitest'
import { unsaidKeys } from './unsaid.ts'

it('names keys that no source says, once for all forms of an amount', () => {
  const written = ['tasks.next', 'tasks.left_one', 'tasks.left_other', 'tasks.old_one', 'tasks.old_other']
  const sources = [`t('tasks.next')`, `t(isDone ? 'tasks.allDone' : 'tasks.left', { count })`]
  expect(unsaidKeys(written, sources)).toEqual(['tasks.old is said nowhere: drop it in every language'])
})

it('takes a template for all keys that it fits, and for no other', () => {
  const written = ['streak.due.day', 'streak.ongoing.week', 'streak.due', 'streakXdue.day']
  const said = unsaidKeys(written, ["t(`streak.${isDue ? 'due' : 'kept'}.${type}`)"])
  expect(said.map((line) => line.split(' ')[0])).toEqual(['streak.due', 'streakXdue.day'])
})
