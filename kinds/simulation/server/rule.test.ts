import { describe, expect, it } from 'vitest'
import type { SimulationContent } from '../shared/schemas.ts'
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
const when = { startedAt: new Date(0), now: new Date(60_000) }
const choose = (scene: string, choice: string) => ({ type: 'symulacja_v3', scene, choice }) as const
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
    expect(stored).toEqual({ path: [{ scene: 'ring', choice: 'answer' }] })
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
