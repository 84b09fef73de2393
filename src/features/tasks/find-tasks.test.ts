import { expect, it } from 'vitest'
import type { MissionTasks } from '#shared/contract/missions.ts'
import { aTask } from '#src/testing/missions.ts'
import { findTasks, type TaskSearch } from './find-tasks.ts'

const harbour: MissionTasks = {
  missionId: 'harbour',
  missionName: 'Port Żółwi',
  unmet: [],
  tasks: [
    aTask({ id: 'pass', name: 'Long passphrases', is_completed: true }),
    aTask({ id: 'lock', name: 'Lock it' }),
  ],
}
const reef: MissionTasks = {
  missionId: 'reef',
  missionName: 'Reef',
  unmet: [],
  tasks: [aTask({ id: 'aed', name: 'Use the AED', competences: ['first aid'] })],
}

const found = (search: Partial<TaskSearch>) =>
  findTasks([harbour, reef], { words: '', filter: 'all', ...search }).map(({ missionId, tasks }) => [
    missionId,
    ...tasks.map((task) => task.id),
  ])

it('leaves out what is not looked for, and chapters that are empty then [MAP-3]', () => {
  expect(found({ filter: 'done' })).toEqual([['harbour', 'pass']])
  expect(found({ filter: 'todo' })).toEqual([
    ['harbour', 'lock'],
    ['reef', 'aed'],
  ])
  expect(found({ words: 'lock  IT' })).toEqual([['harbour', 'lock']])
  expect(found({ words: 'dragon' })).toEqual([])
})

it('looks into competences and names of chapters too, whatever marks the letters wear', () => {
  expect(found({ words: 'first aid' })).toEqual([['reef', 'aed']])
  expect(found({ words: 'zolwi' })).toEqual([['harbour', 'pass', 'lock']])
})
