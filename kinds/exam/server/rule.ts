import { MINUTE_MS } from '#shared/domain/durations.ts'
import { minutesWithExtra } from '#shared/domain/exam-time.ts'
import { percentDone } from '#shared/domain/progress.ts'
import { showQuestion } from '../shared/show.ts'
import { furtherTry } from './exam-tries.ts'
import { compareSureness, grade, isRight } from './grade.ts'
import { asked, giveAll, givenTo, isAnswered, Paper, withSpent } from './paper.ts'
import { feedbackOn } from '#shared/scene/tasks/feedback.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import { shuffled } from '#kinds/define/shuffled.ts'

/** What was under way when the time ended still counts. */
const GRACE_MS = 5000

/** Questions drawn from a pool, answered within a time; points for the share that was right, if it is enough. */
export const rule: TaskRule<'egzamin', Paper> = {
  stored: Paper,

  begin: (
    { questions, draw, timeLimit },
    { now, chance, isSurenessAsked = false, extraTimePercent = 0 },
  ) => ({
    questions: shuffled(questions, chance)
      .slice(0, draw)
      .map(({ id, answers }) => ({ id, answers: shuffled(answers, chance) })),
    question: 0,
    given: {},
    endsAt: endOf(now, timeLimit === undefined ? null : minutesWithExtra(timeLimit, extraTimePercent)),
    isSurenessAsked,
    since: now.getTime(),
  }),

  tries: {
    mayBegin: (content, earlier, now) =>
      furtherTry(
        content,
        earlier.map(({ stored: { endsAt }, finishedAt }) => ({ finishedAt, endsAt })),
        now,
      ),
  },

  playable: (content, text, stored) => ({
    type: 'egzamin',
    questions: asked(content, stored).map((question) => showQuestion(question, text.questions)),
    isSurenessAsked: stored.isSurenessAsked,
    passMark: content.passMark,
  }),

  take(content, stored, move, { now }) {
    const questions = asked(content, stored)
    const question = Math.min(move.question ?? stored.question, Math.max(0, questions.length - 1))
    const given = giveAll(questions, stored, move)
    if (given === null) return 'unknown'
    const isChanged = JSON.stringify(given) !== JSON.stringify(stored.given)
    if (isChanged && stored.endsAt !== null && now.getTime() > stored.endsAt + GRACE_MS) return 'too-late'
    if (!isChanged && question === stored.question) return stored
    return { ...withSpent(stored, move, now.getTime()), question, given }
  },

  show(content, text, stored, isFinished) {
    const questions = asked(content, stored)
    const review = questions.map((question) => {
      const words = text.questions?.[question.id]
      const feedback = feedbackOn(givenTo(stored, question.id)?.answers ?? [], question.correct, words)
      return {
        question: question.id,
        isCorrect: isRight(question, stored),
        correct: [...question.correct],
        explanation: words?.explanation ?? '',
        ...(feedback.length > 0 && { feedback }),
      }
    })
    return {
      type: 'egzamin',
      question: Math.min(stored.question, Math.max(0, questions.length - 1)),
      given: questions.flatMap(({ id }) => {
        const given = givenTo(stored, id)
        return given ? [{ question: id, ...given }] : []
      }),
      leftMs: null,
      result: isFinished ? { ...grade(content, stored), sureness: compareSureness(questions, stored) } : null,
      review: isFinished && !content.isShowCorrectAnswerHidden ? review : null,
    }
  },

  clock: {
    withTime: (state, { endsAt }, now) =>
      endsAt === null ? state : { ...state, leftMs: Math.max(0, endsAt - now.getTime()) },
  },

  // never 0: a clock that runs is a task that was begun
  progress(content, stored) {
    const questions = asked(content, stored)
    const answered = questions.filter(({ id }) => isAnswered(stored, id)).length
    return Math.max(1, percentDone(answered, questions.length + 1))
  },

  leastSeconds: (content, { questions: words }, stored) =>
    sumSeconds(
      asked(content, stored)
        .filter(({ id }) => isAnswered(stored, id))
        .map(({ id }) =>
          leastSecondsFor(words?.[id]?.question, ...Object.values(words?.[id]?.answers ?? {})),
        ),
    ),

  // it may be handed in with questions unanswered
  result(content, stored) {
    const { right, all, isPassed } = grade(content, stored)
    return { share: all === 0 ? 0 : right / all, score: { right, all }, isPassed }
  },
}

/** In ms since 1970. @param minutes null: there is no limit */
function endOf(now: Date, minutes: number | null): number | null {
  return minutes === null ? null : now.getTime() + minutes * MINUTE_MS
}
