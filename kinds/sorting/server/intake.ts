import { say } from '#shared/domain/findings/words.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import type { SortingContent } from '../shared/schemas.ts'

export const intake: TaskIntake<'sorting'> = {
  check({ groups, items }, label, findings) {
    const names = groups.map(({ id }) => id)
    // groups and items have their words in one place
    checkTwice([...names, ...items.map(({ id }) => id)], 'content', label, findings)
    for (const { id, group } of items) {
      if (names.includes(group)) continue
      const hint = didYouMean(group, names) ?? say('groups-are', { names })
      findings.error(label, say('group-unknown', { id, group }), hint)
    }
    for (const id of names) {
      if (items.some(({ group }) => group === id)) continue
      findings.advise(label, say('group-empty', { id }), say('group-empty-hint'))
    }
  },

  words: ({ groups, items }) => ({
    group: 'parts',
    hasHint: true,
    decisions: items.length,
    parts: [
      ...groups.map(({ id }) => ({ id, fields: ['title'] as const })),
      ...items.map(({ id }) => ({ id, fields: ['title', 'explanation'] as const })),
    ],
  }),

  shownShare: () => 1,
  whyNotRated: () => null,

  async publish({ type, groups, items }, files) {
    const served: SortingContent = { type, groups: [], items: [] }
    for (const [index, { picture, ...group }] of groups.entries()) {
      const at = `content.groups[${index}].picture`
      served.groups.push(
        picture === undefined ? group : { ...group, picture: await files.picture(picture, at) },
      )
    }
    for (const [index, { picture, ...item }] of items.entries()) {
      const at = `content.items[${index}].picture`
      served.items.push(picture === undefined ? item : { ...item, picture: await files.picture(picture, at) })
    }
    return served
  },
}
