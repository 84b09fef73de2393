import { defineTaskSample } from '#server/testing/task-sample.ts'
import { inbox as kind } from './shared/kind.ts'
import type { Action, InboxContent } from './shared/schemas.ts'

const ACTIONS_BY_SENDER: Readonly<Record<string, Action>> = {
  'bank@harb0ur.example': 'report',
  'ola@harbour.example': 'trust',
  'shop@nets.example': 'delete',
}

const mails = (actions: readonly Action[]): InboxContent['mails'] =>
  Object.keys(ACTIONS_BY_SENDER).map((from, index) => ({
    ...{ id: `mail-${index}`, at: `08:1${index}`, from, action: actions[index] ?? 'trust' },
    ...(index === 0 && { links: [{ id: 'pay', to: 'https://harb0ur.example/pay' }], clues: ['from', 'pay'] }),
    ...(index === 1 && { attachments: [{ id: 'plan', size: 120 }] }),
  }))

const content = (actions: readonly Action[]): InboxContent => ({
  ...{ type: kind.id, domain: 'harbour.example', mails: mails(actions) },
})
const CONTENT = content(Object.values(ACTIONS_BY_SENDER))
const clue = (clues: readonly string[]): InboxContent => ({
  ...CONTENT,
  mails: CONTENT.mails.map((mail) => ({ ...mail, clues: [...clues] })),
})

export const inbox = defineTaskSample(kind, {
  content: CONTENT,
  written: CONTENT,
  otherwise: content(['trust', 'report', 'report']),
  refused: [
    { content: { ...CONTENT, mails: CONTENT.mails.map((mail) => ({ ...mail, id: 'one' })) }, says: 'twice' },
    { content: clue(['colour']), says: 'colour' },
    { content: content(['trust', 'trust', 'delete']), says: 'dangerous' },
    { content: content(['report', 'report', 'report']), says: 'dangerous' },
  ],
  seconds: 0,
  moves: ({ mails: shown }) =>
    shown.map(({ key, from }) => ({
      ...{ type: kind.id, mail: key, action: ACTIONS_BY_SENDER[from] ?? 'trust' },
    })),
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
