import { expect, it } from 'vitest'
import { notesFile } from './notes-file.ts'

it('all notes are one Markdown file, task by task [SPACE-1]', () => {
  const note = (part: string, text: string) => ({
    ...{ id: part, taskId: 'knots', attemptId: 'one', revision: 1, changedAt: '2026-11-22T10:00:00.000Z' },
    ...{ part: { id: part, name: part }, text },
  })
  const isles = { id: 'isles', name: 'Isles', isActive: true }
  const tasks = [
    {
      ...{ id: 'knots', name: 'Knots', mission: { id: 'harbour', name: 'Harbour' }, adventure: isles },
      notes: [note('A\ncard', ' Pull.\nTwice. '), note('', 'All of it')],
    },
    { id: 'gone', name: null, mission: null, adventure: isles, notes: [note('x', 'Was')] },
  ]
  expect(notesFile(tasks, { title: 'My notes', gone: 'Gone', wholeTask: 'Whole' })).toBe(
    [
      ...['# My notes', '## Knots', 'Harbour · Isles', '### A card', 'Pull.\nTwice.', '### Whole'],
      ...['All of it', '## Gone', 'Isles', '### x', 'Was\n'],
    ].join('\n\n'),
  )
})
