import { say } from '#shared/domain/findings/words.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'
import { HEADER_CLUES, type InboxContent } from '../shared/schemas.ts'

type Mail = InboxContent['mails'][number]

export const intake: TaskIntake<'inbox'> = {
  check({ mails }, label, findings) {
    const ids = mails.map(({ id }) => id)
    checkTwice(ids, 'content.mails', label, findings)
    for (const mail of mails) {
      const parts = partsOf(mail)
      checkTwice([...HEADER_CLUES, ...parts], say('mail-parts', { id: mail.id }), label, findings)
      for (const clue of mail.clues ?? []) {
        if (parts.includes(clue) || HEADER_CLUES.some((one) => one === clue)) continue
        findings.error(
          label,
          say('mail-clue', { id: mail.id, clue }),
          say('mail-clue-hint', { names: [...HEADER_CLUES, ...parts] }),
        )
      }
    }
    const dangerous = mails.filter(({ action }) => action === 'report').length
    if (dangerous === 0) findings.error(label, say('mails-harmless'), say('mails-harmless-hint'))
    if (dangerous === mails.length) findings.error(label, say('mails-dangerous'), say('mails-dangerous-hint'))
  },

  words: ({ mails }) => ({
    group: 'parts',
    hasHint: true,
    decisions: mails.length,
    parts: mails.map((mail) => ({
      ...{ id: mail.id, fields: ['title', 'speaker', 'text', 'explanation'] as const, hasNoPlain: true },
      marks: { text: (mail.links ?? []).map(({ id }) => `[${id}]`) },
      ...(partsOf(mail).length > 0 && { answers: partsOf(mail) }),
    })),
  }),

  shownShare: () => 1,
  whyNotRated: () => null,
  publish: (content) => Promise.resolve(content),
}

/** Ids of what has words besides the text. */
function partsOf({ links = [], attachments = [] }: Mail): string[] {
  return [...links, ...attachments].map(({ id }) => id)
}
