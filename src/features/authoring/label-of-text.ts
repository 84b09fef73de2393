import type { TFunction } from 'i18next'
import type { Place } from './use-writing.ts'

const OF_TASK = ['name', 'goal', 'congrats', 'hint'] as const
// oxfmt-ignore
const OF_PART = ['title', 'text', 'picture', 'question', 'answers', 'feedback', 'explanation', 'speaker', 'left', 'right',
  'minLabel', 'maxLabel', 'declaration', 'placeholder', 'transcript', 'description', 'plain'] as const

/** What a text of a task is called, whatever the form of its kind calls it. */
export function labelOfText(t: TFunction, at: Place): string {
  const [sort] = at.length === 1 ? at : at.slice(2)
  const ofTask = OF_TASK.find((one) => one === sort)
  if (ofTask) return t(`authoring.field.${ofTask}`)
  return t(`authoring.word.${OF_PART.find((one) => one === sort) ?? 'text'}`)
}
