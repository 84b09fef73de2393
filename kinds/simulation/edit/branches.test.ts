import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBranches, placeScenes } from './branches.ts'
import type { Scene } from './read-scenes.ts'

const ENDING = { band: 'fair', score: 50 } as const
const leads = (id: string, ...to: string[]): Scene => ({
  ...{ id, picture: '' },
  choices: to.map((one, index) => ({ id: `choice-${index + 1}`, to: one })),
})
const ends = (id: string): Scene => ({ id, picture: '', ending: ENDING })

describe('the branches of a simulation', () => {
  it('are in order where every way leads to an end [AUTHOR-1]', () => {
    const scenes = [leads('a', 'b', 'c'), leads('b', 'c', 'd'), ends('c'), ends('d'), leads('e', 'c', 'd')]
    expect(checkBranches([...scenes.slice(0, 4), ends('e')])).toMatchObject({
      ...{ open: [], astray: [], loops: [], missingEndings: 0 },
      unreached: ['e'],
    })
    expect(checkBranches(scenes).missingEndings).toBe(1)
  })

  it('name dead ends, ways that lead astray, loops and what is never reached [AUTHOR-1]', () => {
    const scenes = [
      leads('a', 'b', 'c'),
      leads('b', 'c', 'gone'),
      leads('c', 'b', 'd'),
      leads('d'),
      ends('e'),
    ]
    expect(checkBranches(scenes)).toEqual({
      open: ['d'],
      astray: [{ scene: 'b', choice: 'choice-2' }],
      loops: [['b', 'c']],
      unreached: ['e'],
      missingEndings: 2,
    })
    expect(checkBranches([leads('a', 'a', 'b'), ends('b')]).loops).toEqual([['a']])
    expect(checkBranches([])).toMatchObject({ open: [], missingEndings: 3 })
  })

  it('go down from the first scene, each below all that lead to it [AUTHOR-1]', () => {
    const scenes = [
      ends('far'),
      leads('a', 'b', 'end'),
      leads('b', 'c', 'end'),
      leads('c', 'end', 'a'),
      ends('end'),
    ]
    const { placed, rows } = placeScenes([...scenes.slice(1), ...scenes.slice(0, 1)])
    expect(placed.map(({ scene, row }) => `${scene.id} ${row}`)).toEqual([
      'a 0',
      'b 1',
      'c 2',
      'end 3',
      'far 4',
    ])
    expect(rows).toBe(5)
  })

  it('always have each scene once, in a cell of its own, whatever leads where [AUTHOR-1]', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const scene = fc.tuple(
      fc.constantFrom(...ids),
      fc.array(fc.constantFrom(...ids, 'gone'), { maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.uniqueArray(scene, { selector: ([id]) => id, maxLength: 6 }), (drawn) => {
        const scenes = drawn.map(([id, to]) => (to.length === 0 ? ends(id) : leads(id, ...to)))
        const { placed, columns } = placeScenes(scenes)
        expect(placed.map((one) => one.scene.id).toSorted()).toEqual(scenes.map(({ id }) => id).toSorted())
        expect(new Set(placed.map(({ row, column }) => `${row} ${column}`)).size).toBe(scenes.length)
        expect(placed.every(({ column }) => column >= 0 && column <= columns - 1)).toBe(true)
        const { loops } = checkBranches(scenes)
        for (const [first = '', ...others] of loops)
          expect(
            scenes.find(({ id }) => id === (others.at(-1) ?? first))?.choices?.map(({ to }) => to),
          ).toContain(first)
      }),
    )
  })
})
