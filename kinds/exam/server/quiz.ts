import type { QuestionFacts } from '#kinds/define/server.ts'
import { areSameAnswers, mayAnswer } from '#shared/domain/chosen-answers.ts'
import { showQuestion } from '../shared/show.ts'
import { isLimited } from './exam-tries.ts'

/**
 * The questions of an exam one by one, for a live quiz. A quiz shows what is right, so one that hides it has none, nor has one whose tries
 * are few or apart: who was in the room would sit it with its answers.
 */
export const quiz: QuestionFacts<'egzamin'> = {
  cards: (content) =>
    content.isShowCorrectAnswerHidden || isLimited(content) ? [] : content.questions.map(({ id }) => id),

  show({ questions }, text, id) {
    const question = questions.find((one) => one.id === id)
    if (!question) return null
    const { text: asked, isMultiple, answers } = showQuestion(question, text.questions)
    return { title: '', picture: null, pictureAlt: '', question: asked, isMultiple, answers }
  },

  judge({ questions }, text, id, answers) {
    const question = questions.find((one) => one.id === id)
    if (!question || !mayAnswer(answers, question)) return null
    return {
      isCorrect: areSameAnswers(answers, question.correct),
      correct: question.correct,
      explanation: text.questions?.[id]?.explanation ?? '',
    }
  },
}
