import { isJsonObject, type JsonObject } from '#shared/content/json.ts'
import type { Answer, Loss, Question } from '#shared/questions/question.ts'
import {
  giveQuestion,
  LONGEST_LINE,
  LONGEST_NAME,
  wordIn,
  type QuestionTarget,
  type Taken,
} from '#src/features/authoring/question-target.ts'
import { latePart } from '#src/lib/late-part.ts'
import { MOST_QUESTIONS } from '../shared/schemas.ts'
import { writeSurvey, type SurveyQuestion } from './read-survey.ts'

/** The ends of what a scale or stars can have. */
const [LEAST, MOST, FEWEST_STARS] = [0, 10, 2]

/**
 * Questions of a file as questions of a survey: words become an opinion, and answers of which none is right a scale from the first of them
 * to the last.
 */
export const surveyQuestions: QuestionTarget<SurveyQuestion> = {
  ...{ group: 'asks', stem: 'question', most: MOST_QUESTIONS, hasPicture: false },
  preview: latePart(async () => (await import('./SurveyPreview.tsx')).SurveyPreview),
  take(question, id) {
    const { text, sort, answers, losses } = question
    if (text.length > LONGEST_LINE) return { reason: 'long-question', detail: String(text.length) }
    if (sort === 'pairs' || sort === 'order') return { reason: sort, detail: '' }
    if (sort === 'number') return { reason: 'judged', detail: '' }
    if (sort === 'words')
      return { part: { id, sort: 'opinion' }, words: { question: text, placeholder: '' }, losses }
    if (sort === 'stars') return takeStars(question, id)
    if (sort === 'scale') return takeScale(question, id, answers, question.range ?? [1, MOST], losses)
    if (answers.some(({ isRight }) => isRight)) return { reason: 'judged', detail: '' }
    const numbers = answers.map((answer) => Number(answer.text))
    const isCounted = numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
    if (isCounted) return takeScale(question, id, answers, [numbers[0] ?? 0, numbers.at(-1) ?? 0], losses)
    const lost: Loss[] = answers.length > 2 ? [...losses, 'labels'] : [...losses]
    const ends = answers.filter((_, index) => index === 0 || index === answers.length - 1)
    return takeScale(question, id, ends, [1, answers.length], lost)
  },
  contentOf: (content, parts) => ({
    ...(isJsonObject(content) ? content : { type: 'survey' }),
    questions: writeSurvey(parts),
  }),
  give(part, words) {
    const text = wordIn(words, 'question')
    if (part.sort === 'opinion') return giveQuestion({ sort: 'words', text })
    if (part.sort === 'stars') return giveQuestion({ sort: 'stars', text, range: [1, part.starsNumber] })
    const labels = [wordIn(words, 'minLabel'), wordIn(words, 'maxLabel')]
    const answers = labels.map((label) => ({ text: label, isRight: false }))
    return giveQuestion({ sort: 'scale', text, range: [part.min, part.max], answers })
  },
}

function takeStars({ text, range, losses }: Question, id: string): Taken<SurveyQuestion> {
  const starsNumber = range?.[1] ?? 5
  if (starsNumber < FEWEST_STARS || starsNumber > MOST)
    return { reason: 'many-answers', detail: String(starsNumber) }
  return { part: { id, sort: 'stars', starsNumber, view: 'task' }, words: { question: text }, losses }
}

function takeScale(
  { text }: Question,
  id: string,
  answers: readonly Answer[],
  [min, max]: readonly [number, number],
  losses: readonly Loss[],
): Taken<SurveyQuestion> {
  if (!Number.isInteger(min) || min < LEAST || max > MOST || min >= max)
    return { reason: 'many-answers', detail: `${min}–${max}` }
  const [minLabel, maxLabel] = [answers[0]?.text || String(min), answers.at(-1)?.text || String(max)]
  const words: JsonObject = {
    ...{ question: text, declaration: '' },
    ...{ minLabel: minLabel.slice(0, LONGEST_NAME), maxLabel: maxLabel.slice(0, LONGEST_NAME) },
  }
  const isLong = Math.max(minLabel.length, maxLabel.length) > LONGEST_NAME
  return {
    part: { id, sort: 'scale', min, max, threshold: Math.ceil((min + max) / 2) },
    words,
    losses: isLong ? [...losses, 'shortened'] : losses,
  }
}
