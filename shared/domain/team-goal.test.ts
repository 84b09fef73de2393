import { describe, expect, it } from 'vitest'
import { goalProgress, MOST_TASKS_A_WEEK, proposeGoal } from './team-goal.ts'

describe('the goal that is proposed to a leader', () => {
  it.each([
    ['a tenth more than usual', 5, [20, 20, 20, 20], 22],
    ['a task for each, where hardly anything was finished', 7, [0, 1, 0, 0], 7],
    ['one task, for a team without anybody', 0, [], 1],
    ['no more than may be set', 5, [9000], MOST_TASKS_A_WEEK],
  ])('is %s [ALIVE-1]', (_, members, finished, proposal) => {
    expect(proposeGoal(members, finished)).toBe(proposal)
  })
})

describe('the progress of a team towards its goal', () => {
  it('is told in tasks and percent, and is whole only when it is reached [ALIVE-1]', () => {
    expect(goalProgress({ target: 20, done: 12, members: 6 })).toEqual({
      ...{ percent: 60, done: 12, isReached: false },
    })
    expect(goalProgress({ target: 1000, done: 999, members: 6 }).percent).toBe(99)
    expect(goalProgress({ target: 20, done: 25, members: 6 })).toEqual({
      ...{ percent: 100, done: 25, isReached: true },
    })
  })

  it('is not told in a team of two before it is reached: it would be the other’s share [ALIVE-1]', () => {
    const shown = Array.from({ length: 20 }, (_, done) => goalProgress({ target: 20, done, members: 2 }))
    for (const one of shown) expect(one).toEqual({ percent: null, done: null, isReached: false })
    expect(goalProgress({ target: 20, done: 20, members: 2 })).toEqual({
      ...{ percent: 100, done: null, isReached: true },
    })
  })

  it('is told whole to who is alone in a team [ALIVE-1]', () => {
    expect(goalProgress({ target: 20, done: 3, members: 1 })).toMatchObject({ percent: 15, done: 3 })
  })

  it.each([3, 4])(
    'is told in quarters in a team of %i: nobody can take the own share away from it [ALIVE-1]',
    (members) => {
      const shown = Array.from({ length: 21 }, (_, done) => goalProgress({ target: 20, done, members }))
      expect(new Set(shown.map(({ percent }) => percent))).toEqual(new Set([0, 25, 50, 75, 100]))
      expect(shown.every(({ done }) => done === null)).toBe(true)
      expect(shown.at(-1)).toMatchObject({ percent: 100, isReached: true })
    },
  )
})
