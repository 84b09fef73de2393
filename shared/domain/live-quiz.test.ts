import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byScore, placeShown, podiumOf, type LiveScore } from './live-quiz.ts'

const score = (personId: string, right: number, ms: number): LiveScore => ({ personId, right, ms })

describe('the places of a live quiz', () => {
  it('go by what is right, and by speed only among equals [ALIVE-1]', () => {
    const scores = [score('fast', 3, 100), score('slow', 4, 90_000), score('even', 3, 99)]
    expect(scores.toSorted(byScore).map(({ personId }) => personId)).toEqual(['slow', 'even', 'fast'])
  })

  it('are told to the upper half and the podium alone: nobody is told to be last [ALIVE-1]', () => {
    const given = fc.uniqueArray(
      fc.record({ personId: fc.uuid(), right: fc.nat({ max: 5 }), ms: fc.nat({ max: 9999 }) }),
      { selector: ({ personId }) => personId, minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(given, (scores) => {
        const ranked = scores.toSorted(byScore)
        ranked.forEach(({ personId, right }, index) => {
          const shown = placeShown(scores, personId)
          if (shown !== null) expect(shown).toBe(index + 1)
          if (index === ranked.length - 1 && ranked.length > 1) expect(shown).toBeNull()
          if (right === 0) expect(shown).toBeNull()
        })
        const best = podiumOf(scores)
        expect(best.length).toBeLessThanOrEqual(3)
        expect(best.every(({ right }) => right > 0)).toBe(true)
        if (scores.length > 1) expect(best).not.toContain(ranked.at(-1))
      }),
    )
  })

  it('are nobody’s where nothing is right', () => {
    expect(podiumOf([score('one', 0, 0)])).toEqual([])
    expect(placeShown([score('one', 0, 0)], 'one')).toBeNull()
    expect(placeShown([score('one', 1, 5)], 'one')).toBe(1)
    expect(placeShown([], 'one')).toBeNull()
  })
})
