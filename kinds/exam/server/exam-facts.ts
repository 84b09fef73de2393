import type { Exam } from '#shared/contract/tasks.ts'
import { minutesWithExtra } from '#shared/domain/exam-time.ts'
import type { ExamContent, ExamState } from '../shared/schemas.ts'
import { furtherTry, isLimited } from './exam-tries.ts'
import { quiz } from './quiz.ts'

interface Counted {
  score: { right: number; all: number }
  isPassed: boolean
}

/** What is said of an exam before and between its tries. */
export const facts = {
  show(
    { questions, draw, passMark, timeLimit, attempts }: ExamContent,
    { made, wait, extraTime }: { made: number; wait: number; extraTime: number | null },
    now: Date,
  ): Exam {
    return {
      questions: Math.min(draw ?? questions.length, questions.length),
      passMark,
      timeLimit: timeLimit === undefined ? null : minutesWithExtra(timeLimit, extraTime),
      ...(timeLimit !== undefined && extraTime !== 0 && { extraTime }),
      attemptsLeft: attempts === undefined ? null : Math.max(0, attempts - made),
      waitSeconds: wait,
      nextAt: wait > 0 ? new Date(now.getTime() + wait * 1000).toISOString() : null,
      isTried: made > 0,
    }
  },

  asJudged: (state: ExamState, { score, isPassed }: Counted): ExamState =>
    state.result ? { ...state, result: { ...state.result, ...score, isPassed } } : state,

  isLimited,

  furtherTry,

  questions: ({ questions }: ExamContent) => questions,

  quiz,
}
