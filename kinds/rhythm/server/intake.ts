import { say } from '#shared/domain/findings/words.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

/** Of two beats that are told apart by ear, the faster is so many times as fast, at least. */
const LEAST_APART = 1.12

export const intake: TaskIntake<'rhythm'> = {
  check({ rounds }, label, findings) {
    checkTwice(
      rounds.map(({ id }) => id),
      'content.rounds',
      label,
      findings,
    )
    for (const { id, from, to, beat, others } of rounds) {
      if (from > to) findings.error(label, say('rhythm-range', { id }), say('rhythm-range-hint'))
      else if (beat < from || beat > to)
        findings.error(label, say('rhythm-beat', { id, beat }), say('rhythm-beat-hint', { from, to }))
      for (const other of others) {
        const isApart = other * LEAST_APART <= from || other >= to * LEAST_APART
        if (isApart) continue
        findings.error(label, say('rhythm-other', { id, other }), say('rhythm-other-hint', { from, to }))
      }
      const twice = others.filter((other, index) => others.indexOf(other) !== index)
      for (const other of new Set(twice))
        findings.error(label, say('twice', { at: 'others', id: `${other}` }), say('rename-or-out'))
    }
  },

  words: ({ rounds }) => ({
    group: 'parts',
    decisions: rounds.length,
    parts: rounds.map(({ id }) => ({ id, fields: ['title', 'text', 'explanation'] as const })),
  }),

  shownShare: () => 1,
  whyNotRated: () => null,
  publish: (content) => Promise.resolve(content),
}
