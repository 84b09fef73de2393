import { isJsonObject } from '#shared/content/json.ts'
import {
  giveAnswers,
  giveQuestion,
  takeChoice,
  wordIn,
  type QuestionTarget,
} from '#src/features/authoring/question-target.ts'
import { latePart } from '#src/lib/late-part.ts'
import { MOST_ANSWERS } from '#shared/scene/tasks/question-schemas.ts'
import { MOST_QUESTIONS } from '../shared/schemas.ts'
import { writeQuestions, type ExamQuestion } from './read-exam.ts'

/** Questions of a file as questions of an exam. */
export const examQuestions: QuestionTarget<ExamQuestion> = {
  ...{ group: 'questions', stem: 'question', most: MOST_QUESTIONS, hasPicture: false },
  preview: latePart(async () => (await import('./ExamPreview.tsx')).ExamPreview),
  take(question, id, { wording }) {
    const taken = takeChoice(question, MOST_ANSWERS, wording)
    if ('reason' in taken) return taken
    return { part: { id, ...taken.question }, words: taken.words, losses: taken.losses }
  },
  contentOf: (content, parts) => ({
    ...(isJsonObject(content) ? content : { type: 'egzamin', passMark: 50 }),
    questions: writeQuestions(parts),
  }),
  give: (question, words) =>
    giveQuestion({
      ...{ sort: 'choice', text: wordIn(words, 'question'), explanation: wordIn(words, 'explanation') },
      answers: giveAnswers(question, words),
    }),
}
