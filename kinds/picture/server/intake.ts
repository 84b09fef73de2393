import { say } from '#shared/domain/findings/words.ts'
import { NEAREST, WHOLE, type PictureContent } from '../shared/schemas.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { Findings } from '#server/intake/findings.ts'
import type { NeededPart, TaskIntake } from '#server/intake/tasks/task-intake.ts'

export const intake: TaskIntake<'grafika'> = {
  check({ spots }, label, findings) {
    const ids = spots.map(({ id }) => id)
    checkTwice(ids, 'content.spots', label, findings)
    if (ids.includes(WHOLE)) {
      findings.error(label, say('spot-whole', { id: WHOLE }), say('spot-whole-hint'))
    }
    checkDistances(spots, label, findings)
  },

  words: ({ spots }) => ({
    group: 'spots',
    parts: [{ id: WHOLE, fields: ['picture'] }, ...spots.map(wordsOf)],
  }),

  shownShare: () => 1,
  whyNotRated: () => null,

  async publish({ type, picture, spots }, files) {
    const served: PictureContent['spots'] = []
    for (const [index, { picture: own, ...spot }] of spots.entries()) {
      const key = `content.spots[${index}].picture`
      served.push(own === undefined ? spot : { ...spot, picture: await files.picture(own, key) })
    }
    return { type, picture: await files.largePicture(picture, 'content.picture'), spots: served }
  },
}

function wordsOf({ id, picture }: PictureContent['spots'][number]): NeededPart {
  const needed = { id, fields: ['title', 'text'] } as const
  return picture === undefined ? needed : { ...needed, mayBeEmpty: ['picture'] }
}

function checkDistances(spots: PictureContent['spots'], label: string, findings: Findings): void {
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      const distance = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
      if (distance >= NEAREST) continue
      const problem = say('spots-close', { one: one.id, other: other.id })
      findings.error(label, problem, say('spots-close-hint', { least: NEAREST }))
    }
  }
}
