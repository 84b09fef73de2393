import { describe, expect, it } from 'vitest'
import type { Action, InboxContent } from '../shared/schemas.ts'
import { isFrom, rule, shareOf } from './rule.ts'

const content: InboxContent = {
  ...{ type: 'inbox', domain: 'harbour.example' },
  mails: [
    {
      ...{ id: 'bank', at: '08:10', from: 'help@harb0ur.example', action: 'report', proof: 'missing' },
      ...{ links: [{ id: 'pay', to: 'https://harb0ur.example/pay' }], clues: ['from', 'pay'] },
    },
    { id: 'ola', at: '08:40', from: 'ola@post.harbour.example', action: 'trust' },
    { id: 'shop', at: '07:55', from: 'shop@nets.example', action: 'delete' },
  ],
}
const part = (title: string, text: string) => ({
  ...{ title, speaker: `From ${title}`, text, explanation: `Because ${title}`, answers: { pay: 'Pay now' } },
})
const text = {
  ...{ name: 'Post', goal: '', congrats: '' },
  parts: {
    bank: part('Money', 'Please [pay] today.'),
    ola: part('Plan', 'See [below].'),
    shop: part('Sale', 'Nets!'),
  },
}
const when = { startedAt: new Date(0), now: new Date(1), text: null }
const start = rule.begin(content, { now: when.now, chance: () => 0.25 })

type Stored = typeof start

const keyOfMail = (subject: string, of = start) =>
  rule.playable(content, text, of).mails.find((mail) => mail.subject === subject)?.key ?? ''

function judge(stored: Stored, subject: string, action: Action): Stored {
  const after = rule.take(content, stored, { type: 'inbox', mail: keyOfMail(subject), action }, when)
  if (typeof after === 'string') throw new Error(after)
  return after
}

const resultOf = (...actions: readonly [money: Action, plan: Action, sale: Action]) =>
  rule.result(
    content,
    ['Money', 'Plan', 'Sale'].reduce(
      (stored, mail, at) => judge(stored, mail, actions[at] ?? 'trust'),
      start,
    ),
    when,
  )

describe('mails to be judged', () => {
  it('show all that a mail program could, the latest first, and nothing of what is right [TASK-3] [KIND-1]', () => {
    const { mails } = rule.playable(content, text, start)
    expect(mails.map(({ subject, isOutside }) => [subject, isOutside])).toEqual([
      ['Plan', false],
      ['Money', true],
      ['Sale', true],
    ])
    expect(mails[1]).toMatchObject({
      ...{ name: 'From Money', from: 'help@harb0ur.example', replyTo: null, proof: 'missing' },
      links: [{ text: 'Pay now', to: 'https://harb0ur.example/pay' }],
    })
    const [money] = mails.slice(1)
    expect(money?.pieces).toEqual([
      { text: 'Please ', link: money?.links[0]?.key },
      { text: ' today.', link: null },
    ])
    const sent = JSON.stringify([mails, rule.show(content, text, start, false)])
    expect(sent).not.toMatch(/Because|"(bank|ola|shop|pay|report|delete|trust)"/)
  })

  it('come from outside where they only pretend to come from inside [TASK-3]', () => {
    const forged: InboxContent = {
      ...content,
      mails: content.mails.map((mail) => (mail.id === 'ola' ? { ...mail, proof: 'failed' } : mail)),
    }
    const { mails } = rule.playable(forged, text, start)
    expect(mails.map(({ isOutside }) => isOutside)).toEqual([true, true, true])
  })

  it('cost the same by a false alarm as by a miss; what is deleted in place of reported is worth half [TASK-3]', () => {
    expect(resultOf('report', 'trust', 'delete')).toMatchObject({ share: 1, score: { right: 3, all: 3 } })
    const alarm = resultOf('report', 'report', 'delete')
    const miss = resultOf('trust', 'trust', 'delete')
    expect([alarm?.share, miss?.share]).toEqual([2 / 3, 2 / 3])
    expect(resultOf('delete', 'trust', 'delete')).toMatchObject({
      share: 2.5 / 3,
      score: { right: 2, all: 3 },
    })
    expect(shareOf('trust', 'delete')).toBe(0)
  })

  it('are decided about once: the same again changes nothing, another decision is refused [TASK-2] [TASK-6]', () => {
    const once = judge(start, 'Money', 'report')
    expect(judge(once, 'Money', 'report')).toEqual(once)
    const other = { type: 'inbox', mail: keyOfMail('Money'), action: 'trust' } as const
    expect(rule.take(content, once, other, when)).toBe('already-answered')
    expect(rule.take(content, once, { ...other, mail: 'bank' }, when)).toBe('unknown')
    expect(rule.result(content, once, when)).toBeNull()
  })

  it('say once they are judged why, and where it shows [TASK-3]', () => {
    const { judged } = rule.show(content, text, judge(start, 'Money', 'delete'), false)
    const link = rule.playable(content, text, start).mails[1]?.links[0]?.key
    expect(judged).toEqual([
      {
        ...{ mail: keyOfMail('Money'), action: 'delete', right: 'report', share: 0.5 },
        ...{ explanation: 'Because Money', clues: ['from', link] },
      },
    ])
  })

  it('stay judged where a new version takes another one away [TASK-2]', () => {
    const stored = judge(judge(start, 'Money', 'report'), 'Sale', 'delete')
    const less = { ...content, mails: content.mails.filter(({ id }) => id !== 'shop') }
    expect(rule.show(less, text, stored, false).judged).toHaveLength(1)
    expect(rule.progress(less, stored)).toBe(50)
  })
})

it.each([
  ['ola@harbour.example', true],
  ['ola@post.HARBOUR.example', true],
  ['ola@fake-harbour.example', false],
  ['ola@harbour.example.net', false],
  ['"harbour.example@"@evil.example', false],
])('%s is from inside: %s', (address, isInside) => {
  expect(isFrom(address, 'harbour.example')).toBe(isInside)
})
