import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEWEST_PEOPLE, nearGroups } from './small-groups.ts'

const people = (from: number, to: number) =>
  new Set(Array.from({ length: to - from + 1 }, (_, index) => String(from + index)))

describe('groups that one reader may choose', () => {
  it('are told apart where five or more lie between them, or nobody [STAT-3]', () => {
    const groups = [
      { id: 'north', members: people(1, 10) },
      { id: 'south', members: people(11, 20) },
      { id: 'twin', members: people(1, 10) },
      { id: 'half', members: people(1, 5) },
    ]
    expect(nearGroups(20, groups)).toEqual(new Set())
  })

  it('are too near where one to four lie between them: the smaller is closed [STAT-3]', () => {
    const groups = [
      { id: 'all but four', members: people(1, 16) },
      { id: 'ten', members: people(1, 10) },
      { id: 'eight of them', members: people(1, 8) },
      { id: 'shifted', members: people(2, 11) },
    ]
    expect(nearGroups(20, groups)).toEqual(new Set(['all but four', 'ten', 'eight of them']))
  })

  it('leave nobody alone who is in none of them [STAT-3]', () => {
    const groups = [
      { id: 'ten', members: people(1, 10) },
      { id: 'seven', members: people(11, 17) },
    ]
    expect(nearGroups(20, groups)).toEqual(new Set(['seven']))
    expect(nearGroups(17, groups)).toEqual(new Set())
  })

  it('of any shape leave no difference of one to four, nor any rest of that size [STAT-3]', () => {
    const group = fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { minLength: 1 })
    fc.assert(
      fc.property(fc.array(group, { maxLength: 6 }), (made) => {
        const groups = made.map((members, index) => ({
          id: String(index),
          members: new Set(members.map(String)),
        }))
        const near = nearGroups(24, groups)
        const shown = groups.filter(({ id, members }) => members.size >= FEWEST_PEOPLE && !near.has(id))
        const isFew = (count: number) => count > 0 && count < FEWEST_PEOPLE
        const without = (one: Set<string>, other: Set<string>) =>
          [...one].filter((id) => !other.has(id)).length
        const rest = 24 - new Set(shown.flatMap(({ members }) => [...members])).size
        const differences = shown.flatMap(({ members }) => [
          24 - members.size,
          ...shown.map((other) => without(members, other.members)),
        ])
        return ![rest, ...differences].some(isFew)
      }),
    )
  })
})
