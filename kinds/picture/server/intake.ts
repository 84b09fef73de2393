import { WHOLE, type PictureContent } from '../shared/schemas.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { Findings } from '#server/intake/findings.ts'
import type { NeededPart, TaskIntake } from '#server/intake/tasks/task-intake.ts'

/** Percent of the picture: nearer, the marks of two places lie on each other even when zoomed in. */
const NEAREST = 3

export const intake: TaskIntake<'grafika'> = {
  check({ spots }, label, findings) {
    const ids = spots.map(({ id }) => id)
    checkTwice(ids, 'content.spots', label, findings)
    if (ids.includes(WHOLE)) {
      const hint = 'Rename it: under this name stand the words for the whole picture.'
      findings.error(label, `content.spots has a place "${WHOLE}"`, hint)
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
      const hint = `Move one of them, at least ${NEAREST} percent away, or make one place of both.`
      findings.error(label, `"${one.id}" and "${other.id}" lie on each other`, hint)
    }
  }
}
