import { TASKS_SERVER } from '#kinds/server.ts'
import type { PartText, TaskText } from '#shared/scene/files.ts'
import type { TaskSample } from './task-sample.ts'

/** Stands in every explanation. */
export const SECRET = 'Because of the secret'

/** All words that a task of the sample shows. */
export function textWithSecrets({ written }: TaskSample): TaskText {
  const text = { name: 'Sample', goal: 'Goal', congrats: 'Well done' }
  const words = TASKS_SERVER[written.type].intake.words(written)
  if (!words) return text
  const parts = words.parts.map(
    ({ id, fields, mayBeEmpty = [], answers = [], marks = {} }): [string, PartText] => {
      const part: PartText = {
        answers: Object.fromEntries(answers.map((answer) => [answer, `Answer ${answer}`])),
        ...(answers.length > 0 && {
          feedback: Object.fromEntries(answers.map((answer) => [answer, SECRET])),
        }),
      }
      for (const field of [...fields, ...mayBeEmpty])
        part[field] = field === 'explanation' ? SECRET : [field, ...(marks[field] ?? [])].join(' ')
      return [id, part]
    },
  )
  return { ...text, [words.group]: Object.fromEntries(parts) }
}
