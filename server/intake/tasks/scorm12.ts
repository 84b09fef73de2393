import type { TaskIntake } from './task-intake.ts'

export const scorm12: TaskIntake<'scorm12'> = {
  kind: 'scorm12',
  check() {},
  words: () => null,
  publish: async ({ type, package: name, minimumSeconds }, files) => ({
    type,
    minimumSeconds,
    package: await files.package(name, 'content.package'),
  }),
}
