import { checkTwice } from '#server/intake/check/twice.ts'
import type { PublishedPackage } from '../shared/schemas.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

export const intake: TaskIntake<'scorm12'> = {
  check: ({ parts }, label, findings) => checkTwice(parts, 'content.parts', label, findings),
  words: ({ parts }) =>
    parts.length === 0 ? null : { group: 'parts', parts: parts.map((id) => ({ id, fields: ['title'] })) },
  shownShare: () => 1,
  whyNotRated: () => null,

  publish: async ({ type, package: name, minimumSeconds, parts, opensWindows }, files) => {
    const { any, editions } = await files.packages(name, 'content.package')
    const allowed = (found: PublishedPackage) => ({ ...found, ...(opensWindows && { opensWindows }) })
    const each = Object.entries(editions).map(([language, found]) => [language, allowed(found)] as const)
    return {
      ...{ type, minimumSeconds, parts, package: any && allowed(any) },
      ...(each.length > 0 && { editions: Object.fromEntries(each) }),
    }
  },
}
