import { describe, expect, it } from 'vitest'
import type { MissionTasks } from '#shared/contract/missions.ts'
import type { Unmet } from '#shared/contract/unmet.ts'
import { aTask } from '#src/testing/missions.ts'
import { nextOfAll, nextTask, nextLabel } from './task-state.ts'

const lock: Unmet = { need: 'all', of: [{ kind: 'date', date: '2027-01-01' }] }
const done = aTask({ id: 'done', is_completed: true })
const fresh = aTask({ id: 'fresh' })
const begun = aTask({ id: 'begun', progress: 40 })
const locked = aTask({ id: 'locked', unmet: [lock] })

describe('the task to be played next', () => {
  it('is the one that was begun, else the first that is open', () => {
    expect(nextTask([done, locked, fresh, begun])?.id).toBe('begun')
    expect(nextTask([done, locked, fresh])?.id).toBe('fresh')
    expect(nextTask([done, locked])).toBeUndefined()
  })

  it('lies, of all missions, in the one where the boat stands on the map', () => {
    const mission = (missionId: string, ...tasks: MissionTasks['tasks']) => ({
      missionId,
      missionName: missionId,
      unmet: [],
      tasks,
    })
    const other = aTask({ id: 'other' })
    const missions = [mission('harbour', other), mission('school', done, fresh)]
    expect(nextOfAll(missions)?.id).toBe('fresh')
    expect(nextOfAll([{ ...mission('keep', other), unmet: [lock] }, mission('reef', fresh)])?.id).toBe(
      'fresh',
    )
    expect(nextOfAll([mission('harbour', done)])).toBeUndefined()
  })

  it('is begun, continued or simply the next: its button says which', () => {
    expect(nextLabel([fresh, locked], fresh)).toBe('start')
    expect(nextLabel([fresh, begun], begun)).toBe('continue')
    expect(nextLabel([done, fresh], fresh)).toBe('next')
  })
})
