import { expect, it } from 'vitest'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { changesBetween } from './content-changes.ts'

/** As a database gives it back: its fields in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [key, turned(part)])
  return Object.fromEntries(entries.reverse())
}

it('the same content changes nothing, in whichever order its fields come [WORLD-3]', () => {
  const sample = sampleAdventure()
  const same = Object.assign(sampleAdventure(), turned(sample))
  const none = { added: 0, changed: 0, removed: 0 }
  expect(changesBetween(sample, same)).toEqual({ missions: none, tasks: none, texts: [], art: 0, named: [] })
})

it('names what changes, also what is gone, and the files [WORLD-3]', () => {
  const tasks = [sampleTask('ropes'), sampleTask('knots')]
  const before = { ...sampleAdventure(), missions: [sampleMission('pier', { tasks })] }
  const after = { ...before, missions: [sampleMission('pier', { tasks: tasks.slice(1) })] }
  const files = { before: { 'a.png': '1', 'b.png': '2' }, after: { 'a.png': '3', 'c.png': '2' } }
  const changes = changesBetween(before, after, files)
  expect(changes.named).toContainEqual({
    ...{ what: 'task', how: 'removed', id: 'ropes' },
    names: { en: 'Task ropes', pl: 'Task ropes (pl)' },
  })
  expect(changes.named).toContainEqual(
    expect.objectContaining({ what: 'mission', how: 'changed', id: 'pier' }),
  )
  expect([changes.files, changes.fileCount]).toEqual([
    [
      { path: 'a.png', how: 'changed' },
      { path: 'b.png', how: 'removed' },
      { path: 'c.png', how: 'added' },
    ],
    3,
  ])
})
