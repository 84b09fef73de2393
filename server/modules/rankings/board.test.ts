import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf } from '#shared/domain/rankings.ts'
import { boardOfFew, podiumOf, ranked, withoutBand, type Entry } from './board.ts'

const entries = (points: readonly number[]): Entry[] =>
  points.map((one, at) => ({ id: `id-${String(at).padStart(3, '0')}`, name: `n${at}`, points: one }))

const somePoints = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 60 })

describe('a board', () => {
  it('gives equal points one rank, on any part of it [RANK-1]', async () => {
    await fc.assert(
      fc.asyncProperty(
        somePoints,
        fc.nat(20),
        fc.integer({ min: 1, max: 10 }),
        async (points, from, length) => {
          const board = boardOfFew(entries(points))
          const part = (await board.behind(null, 100)).slice(from, from + length)
          for (const { points: one, rank } of await ranked(board, part)) {
            expect(rank).toBe(points.filter((other) => other > one).length + 1)
          }
        },
      ),
    )
  })

  it('shows nobody as last: below everybody who has a place there is somebody, unless it is the podium [RANK-2]', async () => {
    await fc.assert(
      fc.asyncProperty(somePoints, async (points) => {
        const ranking = await withoutBand(boardOfFew(entries(points)))
        const shown = await ranked(
          ranking,
          (await ranking.behind(null, 100)).filter((entry) => entry.points >= ranking.floor),
        )
        expect(shown.length + ranking.others).toBe(points.length)
        if (shown.some(({ rank }) => rank > 3))
          expect(ranking.others).toBeGreaterThanOrEqual(bandOf(points.length))
        const podium = await podiumOf(ranking)
        expect(podium.every(({ id }) => shown.some((one) => one.id === id))).toBe(true)
      }),
    )
  })

  it('has all on its podium who share the first three places [RANK-1]', async () => {
    const podium = await podiumOf(boardOfFew(entries([5, 9, 9, 7, 7, 3])))
    expect(podium.map(({ points, rank }) => [points, rank])).toEqual([
      [9, 1],
      [9, 1],
      [7, 3],
      [7, 3],
    ])
  })
})
