import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

export const intake: TaskIntake<'scorm12'> = {
  check: ({ parts }, label, findings) => checkTwice(parts, 'content.parts', label, findings),
  words: ({ parts }) =>
    parts.length === 0 ? null : { group: 'parts', parts: parts.map((id) => ({ id, fields: ['title'] })) },
  shownShare: () => 1,
  whyNotRated: () => null,

  publish: async ({ type, package: name, minimumSeconds, parts, opensWindows }, files) => {
    const found = await files.package(name, 'content.package')
    return {
      type,
      minimumSeconds,
      parts,
      package: found && { ...found, ...(opensWindows && { opensWindows }) },
    }
  },
}
