import { describe, expect, it } from 'vitest'
import type { ConversationContent } from '../shared/schemas.ts'
import { rule } from './rule.ts'

const content: ConversationContent = {
  type: 'conversation',
  face: { skin: 1, hair: 'bun', tone: 2, top: 0 },
  scenes: [
    {
      ...{ id: 'greets', mood: 'calm', best: 'ask' },
      choices: [
        { id: 'ask', to: 'admits' },
        { id: 'scold', to: 'leaves' },
      ],
    },
    {
      ...{ id: 'admits', mood: 'worried', best: 'listen' },
      choices: [
        { id: 'listen', to: 'thanks' },
        { id: 'advise', to: 'shrugs' },
      ],
    },
    { id: 'thanks', mood: 'glad', ending: { band: 'good', score: 100 } },
    { id: 'shrugs', mood: 'hurt', ending: { band: 'fair', score: 40 } },
    { id: 'leaves', mood: 'angry', ending: { band: 'poor', score: 0 } },
  ],
}
const words = (id: string, answers: readonly string[] = []) => ({
  ...{ text: `She ${id}.`, explanation: `Because ${id}` },
  answers: Object.fromEntries(answers.map((answer) => [answer, `I ${answer}`])),
})
const text = {
  ...{ name: 'Talk', goal: '', congrats: '' },
  scenes: {
    speaker: { title: 'Mira', text: 'A colleague.' },
    ...{ greets: words('greets', ['ask', 'scold']), admits: words('admits', ['listen', 'advise']) },
    ...{ thanks: words('thanks'), shrugs: words('shrugs'), leaves: words('leaves') },
  },
}
const when = { startedAt: new Date(0), now: new Date(1), text: null }

type Stored = ReturnType<typeof rule.begin>

const begin = (chance = 0.25): Stored => rule.begin(content, { now: when.now, chance: () => chance })
const show = (stored: Stored) => rule.show(content, text, stored, false)

/** The move that replies so to what was said last. */
function replyOf(stored: Stored, reply: string) {
  const { lines, backs = 0 } = show(stored)
  const line = lines.at(-1)
  const choice = line?.choices.find((one) => one.text === `I ${reply}`)?.key ?? ''
  return { type: 'conversation', scene: line?.scene ?? '', choice, ...(backs > 0 && { backs }) } as const
}

function take(stored: Stored, move: Parameters<typeof rule.take>[2]): Stored {
  const after = rule.take(content, stored, move, when)
  if (typeof after === 'string') throw new Error(after)
  return after
}

const talk = (stored: Stored, ...replies: readonly string[]): Stored =>
  replies.reduce((before, reply) => take(before, replyOf(before, reply)), stored)

const backTo = (stored: Stored, line: number, backs: number) =>
  ({ type: 'conversation', scene: show(stored).lines[line]?.scene ?? '', backs }) as const

describe('a conversation', () => {
  it('sends a line only once the reply before it was given, and no name says which is best [TASK-3] [KIND-1]', () => {
    const start = begin()
    const sent = JSON.stringify([rule.playable(content, text, start), show(start)])
    expect(sent).not.toMatch(/Because|She (admits|thanks|leaves)|"(ask|scold|greets|admits)"|worried|angry/)
    const { lines } = show(talk(start, 'ask'))
    expect(lines.map((line) => [line.text, line.mood])).toEqual([
      ['She greets.', 'calm'],
      ['She admits.', 'worried'],
    ])
    const orders = Array.from({ length: 12 }, (_, index) =>
      show(begin(index / 13))
        .lines[0]?.choices.map((choice) => choice.text)
        .join(),
    )
    expect(new Set(orders).size).toBe(2)
  })

  it('is worth what its end is worth, and says then why and what would have been better [TASK-3]', () => {
    expect(rule.result(content, talk(begin(), 'ask'), when)).toBeNull()
    const good = talk(begin(), 'ask', 'listen')
    expect(rule.result(content, good, when)).toMatchObject({ share: 1, ending: 'good' })
    expect(show(good).ending).toMatchObject({ band: 'good', why: 'Because thanks' })
    expect(show(good).ending?.mayGoBack).toBeUndefined()
    const { ending, lines } = show(talk(begin(), 'ask', 'advise'))
    const better = lines[1]?.choices.find((choice) => choice.text === 'I listen')?.key
    expect(ending?.review.map((one) => one.better)).toEqual([null, better])
    expect(ending?.review.map(({ why }) => why)).toEqual(['Because greets', 'Because admits'])
  })

  it('goes back from an end to a reply, and what is reached then is worth half [TASK-5]', () => {
    const poor = talk(begin(), 'scold')
    const back = take(poor, backTo(poor, 0, 1))
    expect(show(back)).toMatchObject({ backs: 1, ending: null })
    expect(show(back).lines).toHaveLength(1)
    expect(rule.result(content, talk(back, 'ask', 'listen'), when)?.share).toBe(0.5)
    // the first end was better
    const fair = talk(begin(), 'ask', 'advise')
    const worse = talk(take(fair, backTo(fair, 0, 1)), 'scold')
    expect(rule.result(content, worse, when)?.share).toBe(0.4)
    const good = talk(begin(), 'ask', 'listen')
    expect(rule.take(content, good, backTo(good, 0, 1), when)).toBe('out-of-order')
  })

  it('takes the same reply twice and no other one, and none of another attempt [TASK-2] [TASK-6]', () => {
    const start = begin()
    const once = talk(start, 'ask')
    const ask = replyOf(start, 'ask')
    expect(take(once, ask)).toEqual(once)
    expect(rule.take(content, once, replyOf(start, 'scold'), when)).toBe('already-answered')
    expect(rule.take(content, begin(0.5), ask, when)).toBe('unknown')
    expect(rule.take(content, start, { ...ask, choice: 'ask' }, when)).toBe('unknown')
    expect(rule.take(content, start, { ...ask, backs: 1 }, when)).toBe('out-of-order')
  })

  it('goes on from where a new version still leads [TASK-2]', () => {
    const stored = talk(begin(), 'ask', 'listen')
    const [greets, ...others] = content.scenes
    if (!greets?.choices) throw new Error('the first one has replies')
    const choices = greets.choices.map((one) => (one.id === 'ask' ? { ...one, id: 'wonder' } : one))
    const changed = { ...content, scenes: [{ ...greets, choices }, ...others] }
    expect(rule.show(changed, text, stored, false).lines).toHaveLength(1)
    expect(rule.result(changed, stored, when)).toBeNull()
  })
})
