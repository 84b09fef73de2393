import { isJsonObject, type JsonObject } from '#shared/content/json.ts'
import type { Question } from '#shared/questions/question.ts'
import { anyPlayer } from '#src/features/authoring/any-player.ts'
import {
  giveQuestion,
  LONGEST_NAME,
  LONGEST_TEXT,
  wordIn,
  type QuestionTarget,
} from '#src/features/authoring/question-target.ts'
import { MOST_STEPS } from '../shared/schemas.ts'
import { readSteps, writeSteps, type Step } from './read-steps.ts'

/** Orders of a file, each step of them a step of the task; what they ask stands in the goal of a task. */
export const stepQuestions: QuestionTarget<Step> = {
  ...{ group: 'parts', stem: 'step', most: MOST_STEPS, hasPicture: false },
  preview: anyPlayer,
  take(question, id, { wording }) {
    const { explanation, losses } = question
    const texts = stepsIn(question)
    if (!texts) return { reason: 'no-order', detail: '' }
    if (texts.length > MOST_STEPS) return { reason: 'many-answers', detail: String(texts.length) }
    const long = texts.find((text) => text.length > LONGEST_NAME)
    if (long !== undefined) return { reason: 'long-answer', detail: String(long.length) }
    const [first, ...more] = texts.map((text, index) => ({
      part: { id: index === 0 ? id : `${id}-${index + 1}` },
      words: {
        title: text,
        explanation: (explanation || wording.explain?.([`${index + 1}. ${text}`]) || '').slice(
          0,
          LONGEST_TEXT,
        ),
      },
    }))
    if (!first) return { reason: 'few-answers', detail: '' }
    return { ...first, more, losses: [...losses, 'asked'] }
  },
  contentOf: (_, steps) => ({ type: 'ordering', steps: writeSteps(steps) }),
  give: () => null,
  giveTask(content, words) {
    const parts = isJsonObject(words['parts']) ? words['parts'] : {}
    const titleOf = ({ id }: Step) => wordIn(asWords(parts[id]), 'title')
    const answers = readSteps(content).map((step) => ({ text: titleOf(step), isRight: true }))
    const text = wordIn(words, 'goal') || wordIn(words, 'name')
    return answers.length === 0 ? [] : [giveQuestion({ sort: 'order', text, answers })]
  },
}

const asWords = (words: unknown): JsonObject => (isJsonObject(words) ? words : {})

/** In their right order; null where it asks for none. GIFT has no order: there, steps are joined with their places. */
function stepsIn({ sort, answers }: Question): string[] | null {
  if (sort === 'order') return answers.map(({ text }) => text)
  const isNumbered = sort === 'pairs' && answers.every(({ text }, index) => text === String(index + 1))
  return isNumbered ? answers.map(({ match = '' }) => match) : null
}
