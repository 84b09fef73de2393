import { describe, expect, it } from 'vitest'
import type { SimulationContent, SimulationMove } from '../shared/schemas.ts'
import { items } from './items.ts'
import { rule } from './rule.ts'

const CONTENT: SimulationContent = {
  type: 'symulacja_v3',
  scenes: [
    {
      id: 'ring',
      picture: '/scenes/ring.webp',
      choices: [
        { id: 'answer', to: 'talk' },
        { id: 'ignore', to: 'quiet' },
      ],
      best: 'answer',
    },
    {
      id: 'talk',
      picture: '/scenes/talk.webp',
      choices: [
        { id: 'hang-up', to: 'saved' },
        { id: 'tell', to: 'lost' },
      ],
      best: 'hang-up',
    },
    { id: 'saved', picture: '/scenes/saved.webp', ending: { band: 'good', score: 100 } },
    { id: 'quiet', picture: '/scenes/quiet.webp', ending: { band: 'fair', score: 40 } },
    { id: 'lost', picture: '/scenes/lost.webp', ending: { band: 'poor', score: 0 } },
  ],
}
const TEXT = {
  name: '',
  goal: '',
  congrats: '',
  scenes: { ring: { explanation: 'A call is a call.' }, lost: { explanation: 'You told.' } },
}
const when = { startedAt: new Date(0), now: new Date(60_000), text: null }
const choose = (scene: string, choice: string, backs?: number) =>
  ({ type: 'symulacja_v3', scene, choice, ...(backs !== undefined && { backs }) }) as const
const back = (scene: string, backs: number) => ({ type: 'symulacja_v3', scene, backs }) as const
const begun = rule.begin(CONTENT, { now: when.now, chance: () => 0 })

function after(...moves: readonly (readonly [string, string])[]) {
  return moves.reduce((stored, [scene, choice]) => {
    const next = rule.take(CONTENT, stored, choose(scene, choice), when)
    if (typeof next === 'string') throw new Error(next)
    return next
  }, begun)
}

describe('the rule of a simulation', () => {
  it('lets all ways leave the server, but neither what they are worth nor which is best [TASK-3]', () => {
    const sent = JSON.stringify(rule.playable(CONTENT, TEXT, begun))
    expect(sent).not.toMatch(/score|band|best|ending|explanation|A call is a call|You told/)
  })

  it('says who speaks where it is not the assistant', () => {
    const [ring, ...rest] = CONTENT.scenes
    const content = { ...CONTENT, scenes: [{ ...ring!, speaker: '/scenes/caller.webp' }, ...rest] }
    const words = { ...TEXT, scenes: { ring: { speaker: 'The caller' } } }
    const [first, second] = rule.playable(content, words, begun).scenes
    expect(first?.speaker).toEqual({ name: 'The caller', picture: '/scenes/caller.webp' })
    expect(second).not.toHaveProperty('speaker')
  })

  it('counts the first choice of a scene, however often it is sent, and takes no step back [TASK-2]', () => {
    const stored = after(['ring', 'answer'], ['ring', 'answer'])
    expect(stored.path).toEqual([{ scene: 'ring', choice: 'answer' }])
    expect(rule.take(CONTENT, stored, choose('ring', 'ignore'), when)).toBe('already-answered')
  })

  it('takes no step ahead and none that does not exist [TASK-6]', () => {
    expect(rule.take(CONTENT, begun, choose('talk', 'hang-up'), when)).toBe('out-of-order')
    expect(rule.take(CONTENT, begun, choose('ring', 'tell'), when)).toBe('unknown')
    expect(rule.take(CONTENT, begun, choose('saved', 'again'), when)).toBe('unknown')
  })

  it('brings the share of the points that its ending is worth', () => {
    expect(rule.result(CONTENT, after(['ring', 'answer']), when)).toBeNull()
    const share = (...moves: readonly (readonly [string, string])[]) =>
      rule.result(CONTENT, after(...moves), when)?.share
    expect(share(['ring', 'answer'], ['talk', 'hang-up'])).toBe(1)
    expect(share(['ring', 'ignore'])).toBe(0.4)
    expect(share(['ring', 'answer'], ['talk', 'tell'])).toBe(0)
  })

  it('says how it ended, since a poor end with points is no success', () => {
    const { result } = rule
    expect(result(CONTENT, after(['ring', 'ignore']), when)?.ending).toBe('fair')
    expect(result(CONTENT, after(['ring', 'answer'], ['talk', 'tell']), when)?.ending).toBe('poor')
  })

  it('tells at the end why, and what would have been better, and nothing of it before', () => {
    expect(rule.show(CONTENT, TEXT, after(['ring', 'answer']), false)).toMatchObject({ ending: null })
    const end = rule.show(CONTENT, TEXT, after(['ring', 'answer'], ['talk', 'tell']), false)
    expect(end).toMatchObject({
      ending: {
        band: 'poor',
        why: 'You told.',
        review: [
          { scene: 'ring', better: null, why: 'A call is a call.' },
          { scene: 'talk', better: 'hang-up', why: '' },
        ],
      },
    })
  })

  describe('from an end that could be better', () => {
    const lost = after(['ring', 'answer'], ['talk', 'tell'])
    const taken = (stored: typeof begun, ...moves: readonly SimulationMove[]) =>
      moves.reduce((before, move) => {
        const next = rule.take(CONTENT, before, move, when)
        if (typeof next === 'string') throw new Error(next)
        return next
      }, stored)

    it('goes back to a decision, and what is reached then is worth half [TASK-5]', () => {
      const again = taken(lost, back('talk', 1), choose('talk', 'hang-up', 1))
      expect(rule.show(CONTENT, TEXT, again, false)).toMatchObject({ backs: 1, ending: { band: 'good' } })
      expect(rule.result(CONTENT, again, when)).toMatchObject({ share: 0.5, ending: 'good' })
    })

    it('counts the first choice of each scene in the statistics of its items [AUTHOR-4]', () => {
      const answered = (stored: typeof begun) =>
        items.answered(CONTENT, stored).map(({ id, answers, isRight }) => [id, ...answers, isRight])
      const first = [
        ['ring', 'answer', true],
        ['talk', 'tell', false],
      ]
      const back1 = taken(lost, back('talk', 1))
      const end = taken(back1, choose('talk', 'hang-up', 1))
      expect([answered(lost), answered(back1), answered(end)]).toEqual([first, first, first])
      expect(answered({ path: [...end.path], ends: ['lost'] })).toEqual([
        ['ring', 'answer', true],
        ['talk', 'hang-up', true],
      ])
      // another way than the first one: what was reached only now counts, too
      const elsewhere = taken(after(['ring', 'ignore']), back('ring', 1), choose('ring', 'answer', 1))
      expect(answered(elsewhere)).toEqual([
        ['ring', 'ignore', false],
        ['talk', false],
      ])
    })

    it('keeps the better of both ends [TASK-5]', () => {
      const quiet = after(['ring', 'ignore'])
      const worse = taken(quiet, back('ring', 1), choose('ring', 'answer', 1), choose('talk', 'tell', 1))
      expect(rule.result(CONTENT, worse, when)).toMatchObject({ share: 0.4, ending: 'poor' })
      const twice = taken(worse, back('talk', 2), choose('talk', 'hang-up', 2))
      expect(rule.result(CONTENT, twice, when)).toMatchObject({ share: 0.5 })
    })

    it('brings nothing before the next end is reached [TASK-6]', () => {
      expect(rule.result(CONTENT, taken(lost, back('talk', 1)), when)).toBeNull()
    })

    it('takes a journal that comes twice as one [TASK-2] [TASK-6]', () => {
      const journal = [choose('talk', 'tell'), back('talk', 1), choose('talk', 'hang-up', 1)]
      const once = taken(after(['ring', 'answer']), ...journal)
      expect(taken(once, choose('ring', 'answer'), ...journal)).toEqual(once)
    })

    it.each([
      ['before there is an end', after(['ring', 'answer']), back('ring', 1), 'out-of-order'],
      ['for the second time at once', lost, back('talk', 2), 'out-of-order'],
      ['to a scene that was not on the path', lost, back('quiet', 1), 'unknown'],
      ['to what does not exist', lost, back('__proto__', 1), 'unknown'],
      ['with a choice of a time to come', lost, choose('talk', 'hang-up', 1), 'out-of-order'],
      ['from the best end', after(['ring', 'answer'], ['talk', 'hang-up']), back('talk', 1), 'out-of-order'],
    ] as const)('does not go back %s [TASK-6]', (_, stored, move, refusal) => {
      expect(rule.take(CONTENT, stored, move, when)).toBe(refusal)
    })

    it('says that it may, and not where nothing is better', () => {
      expect(rule.show(CONTENT, TEXT, lost, false).ending).toMatchObject({ mayGoBack: true })
      const saved = rule.show(CONTENT, TEXT, after(['ring', 'answer'], ['talk', 'hang-up']), false)
      expect(saved.ending).not.toHaveProperty('mayGoBack')
    })
  })

  it('says how far it is by the longest way that is left', () => {
    expect(rule.progress(CONTENT, begun)).toBe(0)
    expect(rule.progress(CONTENT, after(['ring', 'answer']))).toBe(50)
    expect(rule.progress(CONTENT, after(['ring', 'ignore']))).toBe(100)
  })

  it('goes back to where the way still exists in a new version', () => {
    const stored = after(['ring', 'answer'], ['talk', 'tell'])
    const [ring, , ...rest] = CONTENT.scenes
    const changed = { ...CONTENT, scenes: [{ ...ring!, choices: [{ id: 'ignore', to: 'quiet' }] }, ...rest] }
    expect(rule.show(changed, TEXT, stored, false)).toEqual({
      type: 'symulacja_v3',
      path: [],
      ending: null,
    })
  })
})
