import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recommend, type Candidate, type RecommendationFacts } from './recommendations.ts'

const NOTHING: RecommendationFacts = {
  today: '2026-11-23',
  dueOn: undefined,
  weak: new Set(),
  liked: new Set(),
}

function aCandidate(taskId: string, more: Partial<Candidate> = {}): Candidate {
  return { taskId, missionId: taskId, competences: [], isStarted: false, ...more }
}

const MISSIONS = ['harbour', 'reef', 'market', 'archive', 'keep', 'school', 'bay']
const COMPETENCES = ['passwords', 'firstAid', 'privacy']

const worlds = fc.record({
  candidates: fc.uniqueArray(fc.nat(60), { maxLength: 40 }).chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({
          taskId: fc.constant<string>(`task-${id}`),
          missionId: fc.constantFrom(...MISSIONS),
          competences: fc.subarray(COMPETENCES),
          isStarted: fc.boolean(),
        }),
      ),
    ),
  ),
  facts: fc.record({
    today: fc.constant('2026-11-23'),
    dueOn: fc.option(fc.constantFrom('2026-11-20', '2026-11-30', '2026-12-01', '2027-01-01'), {
      nil: undefined,
    }),
    weak: fc.subarray(COMPETENCES).map((of) => new Set(of)),
    liked: fc.subarray(MISSIONS).map((of) => new Set(of)),
  }),
})

describe('what is recommended', () => {
  it('is open, once, two of a mission at most, six in all, rated 1 to 5, begun before next before weak before due before liked, in any state [REC-5]', () => {
    fc.assert(
      fc.property(worlds, ({ candidates, facts }) => {
        const chosen = recommend(candidates, facts)
        const known = new Map(candidates.map((candidate) => [candidate.taskId, candidate]))
        const missions = chosen.map(({ taskId }) => known.get(taskId)?.missionId)
        expect(missions).not.toContain(undefined)
        expect(new Set(chosen.map(({ taskId }) => taskId)).size).toBe(chosen.length)
        expect(chosen.length).toBeLessThanOrEqual(6)
        for (const mission of missions)
          expect(missions.filter((one) => one === mission).length).toBeLessThanOrEqual(2)
        for (const { rate } of chosen) expect([1, 2, 3, 4, 5]).toContain(rate)
        // anyone who has something open is never left without a way on
        expect(chosen.length > 0).toBe(candidates.length > 0)
        const places = chosen.map(({ taskId, why, rate }) => {
          const candidate = known.get(taskId)
          const holds = {
            started: candidate?.isStarted,
            due: facts.dueOn !== undefined && facts.dueOn <= '2026-11-30',
            weak: candidate?.competences.some((one) => facts.weak.has(one)),
            liked: facts.liked.has(candidate?.missionId ?? ''),
            next: candidates.find(({ missionId }) => missionId === candidate?.missionId) === candidate,
          }
          expect(holds[why]).toBe(true)
          const first = [holds.started, holds.next, holds.weak, holds.due, holds.liked].indexOf(true)
          return first * 10 - rate
        })
        expect(places).toEqual(places.toSorted((one, other) => one - other))
      }),
      { numRuns: 10_000 },
    )
  })

  it('goes from what was begun over what comes next to weak competences and what the team liked [REC-5]', () => {
    const candidates = [
      aCandidate('next', { missionId: 'harbour' }),
      aCandidate('weak', { missionId: 'harbour', competences: ['passwords'] }),
      aCandidate('also next', { missionId: 'reef' }),
      aCandidate('liked', { missionId: 'reef' }),
      aCandidate('begun', { isStarted: true }),
    ]
    const facts = { ...NOTHING, weak: new Set(['passwords']), liked: new Set(['reef']) }
    expect(recommend(candidates, facts)).toEqual([
      { taskId: 'begun', why: 'started', rate: 5 },
      { taskId: 'also next', why: 'liked', rate: 4 },
      { taskId: 'next', why: 'next', rate: 3 },
      { taskId: 'weak', why: 'weak', rate: 4 },
      { taskId: 'liked', why: 'liked', rate: 3 },
    ])
  })

  it('says of a task what is said of fewer others [REC-5]', () => {
    const task = aCandidate('knots', { competences: ['passwords'] })
    const weak = new Set(['passwords'])
    expect(recommend([task], { ...NOTHING, weak })).toEqual([{ taskId: 'knots', why: 'weak', rate: 5 }])
    expect(recommend([task], { ...NOTHING, weak, dueOn: NOTHING.today })[0]?.why).toBe('due')
  })

  it('keeps the designer’s order among equals, and leaves out what waits behind the next of its mission [REC-5]', () => {
    const inHarbour = ['knots', 'ropes'].map((id) => aCandidate(id, { missionId: 'harbour' }))
    expect(recommend([...inHarbour, aCandidate('coral')], NOTHING).map(({ taskId }) => taskId)).toEqual([
      'knots',
      'coral',
    ])
  })

  it.each([
    ['2026-11-30', 'due'],
    ['2026-11-01', 'due'],
    ['2026-12-01', 'next'],
  ])('an adventure that is due on %s makes its tasks %s [REC-5]', (dueOn, why) => {
    expect(recommend([aCandidate('knots')], { ...NOTHING, dueOn })[0]?.why).toBe(why)
  })
})
