import { defineTaskSample } from '#server/testing/task-sample.ts'
import { exam as kind } from './shared/kind.ts'

const IDS = ['one', 'two', 'three']
const EXAM = {
  type: kind.id,
  questions: IDS.map((id) => ({ id, answers: ['yes', 'no'], correct: ['yes'] })),
  passMark: 50,
  attempts: 1,
  isShowCorrectAnswerHidden: false,
}

export const exam = defineTaskSample(kind, {
  content: EXAM,
  written: EXAM,
  otherwise: { ...EXAM, questions: EXAM.questions.map((question) => ({ ...question, correct: ['no'] })) },
  refused: [{ content: { ...EXAM, draw: 4 }, says: 'content.draw' }],
  seconds: 0,
  moves: () => IDS.map((question) => ({ type: kind.id, answer: { question, answers: ['yes'] } })),
  besides: async () => {},
  isOpenEnded: true,
  isPaced: true,
  hidesExplanation: true,
})
