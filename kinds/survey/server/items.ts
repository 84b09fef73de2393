import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { SurveyContent } from '../shared/schemas.ts'
import { answerTo, type Stored } from './rule.ts'

/** Stands for words that were written: they are nobody's to read here. */
const WORDS = 'words'

/**
 * What each question of a survey was answered with; nothing is right or wrong. Of an anonymous one nothing: its answers are
 * stored without attempts, and counted elsewhere.
 */
export const items = {
  answered({ anonymous, questions }: SurveyContent, stored: Stored): ItemAnswer[] {
    if (anonymous === true) return []
    return questions.map((question) => {
      const value = answerTo(question, stored)
      const isGiven = typeof value === 'string' ? value.trim() !== '' : value !== null
      const answer = typeof value === 'string' ? WORDS : String(value)
      return {
        ...{ id: question.id, answers: isGiven ? [answer] : [] },
        ...{ isRight: null, sureness: null, seconds: null },
      }
    })
  },
}
