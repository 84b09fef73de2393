import type { TaskText } from '#shared/scene/files.ts'
import type { SurveyContent, SurveyPlayable } from './schemas.ts'

type Question = SurveyContent['questions'][number]

/** A question as its player sees it. */
export function showQuestion(question: Question, { asks }: TaskText): SurveyPlayable['questions'][number] {
  const { id, isOptional = false } = question
  const words = asks?.[id]
  const asked = { id, isOptional, text: words?.question ?? '' }
  switch (question.sort) {
    case 'scale': {
      const { sort, min, max, threshold } = question
      const { minLabel = '', maxLabel = '', declaration = '' } = words ?? {}
      return { ...asked, sort, min, max, threshold, minLabel, maxLabel, declaration }
    }
    case 'stars': {
      const { sort, starsNumber, view } = question
      return { ...asked, sort, starsNumber, view }
    }
    case 'opinion':
      return { ...asked, sort: question.sort, placeholder: words?.placeholder ?? '' }
  }
}
