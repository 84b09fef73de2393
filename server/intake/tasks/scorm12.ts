import { checkTwice } from '../check/twice.ts'
import type { TaskIntake } from './task-intake.ts'

export const scorm12: TaskIntake<'scorm12'> = {
  kind: 'scorm12',
  check: ({ parts }, label, findings) => checkTwice(parts, 'content.parts', label, findings),
  words: ({ parts }) =>
    parts.length === 0 ? null : { group: 'parts', parts: parts.map((id) => ({ id, fields: ['title'] })) },
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
