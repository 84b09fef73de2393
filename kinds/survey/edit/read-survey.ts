import { isJsonObject, type Json, type JsonObject } from '#shared/content/json.ts'
import type { TaskText } from '#shared/scene/files.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import type { SurveyContent, SurveyPlayable } from '../shared/schemas.ts'
import { showQuestion } from '../shared/show.ts'

export type SurveyQuestion = SurveyContent['questions'][number]
export type QuestionSort = SurveyQuestion['sort']
export const QUESTION_SORTS: readonly QuestionSort[] = ['scale', 'stars', 'opinion']

/** Words that a sort of question has, and that may be empty: then they are said to be so. */
export const EMPTY_WORDS: Record<QuestionSort, readonly string[]> = {
  scale: ['declaration'],
  stars: [],
  opinion: ['placeholder'],
}

/** What a question becomes that is asked in another way. */
export function askedAs(sort: QuestionSort, { id, isOptional }: SurveyQuestion): SurveyQuestion {
  const common = { id, ...(isOptional && { isOptional }) }
  if (sort === 'scale') return { ...common, sort, min: 1, max: 10, threshold: 6 }
  return sort === 'stars' ? { ...common, sort, starsNumber: 5, view: 'task' } : { ...common, sort }
}

/** The questions of a survey as far as they can be read. */
export function readSurvey(content: Json | undefined): SurveyQuestion[] {
  return partsIn(content, 'questions').map(readQuestion)
}

function readQuestion(part: JsonObject & { id: string }): SurveyQuestion {
  const { id, sort, isOptional } = part
  const common = { id, ...(isOptional === true && { isOptional }) }
  const numberIn = (name: string, otherwise: number): number => {
    const value = part[name]
    return typeof value === 'number' ? value : otherwise
  }
  if (sort === 'scale') {
    const [min, max] = [numberIn('min', 1), numberIn('max', 10)]
    return { ...common, sort, min, max, threshold: numberIn('threshold', min) }
  }
  if (sort !== 'stars') return { ...common, sort: 'opinion' }
  const view = part['view'] === 'missionAssessment' ? 'missionAssessment' : 'task'
  return { ...common, sort, starsNumber: numberIn('starsNumber', 5), view }
}

/** As they stand in the file, which says nothing of what is so anyway. */
export function writeSurvey(questions: readonly SurveyQuestion[]): Json {
  return questions.map((question): JsonObject => {
    const { id, sort, isOptional } = question
    const common = { id, sort, ...(isOptional === true && { isOptional }) }
    if (question.sort === 'scale') {
      const { min, max, threshold } = question
      return { ...common, min, max, threshold }
    }
    if (question.sort === 'opinion') return common
    const { starsNumber, view } = question
    return { ...common, ...(starsNumber !== 5 && { starsNumber }), ...(view !== 'task' && { view }) }
  })
}

export function isAnonymousIn(content: Json | undefined): boolean {
  return isJsonObject(content) && content['anonymous'] === true
}

export function surveyPlayable(content: Json | undefined, words: TaskText): SurveyPlayable {
  return {
    type: 'survey',
    ...(isAnonymousIn(content) && { isAnonymous: true }),
    questions: readSurvey(content).map((question) => showQuestion(question, words)),
  }
}
