import {
  answerLiveQuiz,
  endLiveQuiz,
  joinLiveQuiz,
  readLiveQuiz,
  readQuizChoices,
  startLiveQuiz,
  stepLiveQuiz,
  watchLiveQuiz,
} from '#shared/contract/live.ts'
import { startedFile } from '#server/http/file-reply.ts'
import { on, type Route } from '#server/http/route.ts'
import { readChoices } from './choices.ts'
import { end, start, step } from './lead.ts'
import { answer, join } from './play.ts'
import { quizEvents, readQuizView } from './show.ts'

export const liveRoutes: readonly Route[] = [
  on(readQuizChoices, (_, visit) => readChoices(visit)),
  on(startLiveQuiz, ({ body }, visit) => start(body, visit)),
  on(joinLiveQuiz, ({ body }, visit) => join(body.code, visit)),
  on(readLiveQuiz, ({ params }, visit) => readQuizView(params.quizId, visit)),
  on(watchLiveQuiz, ({ params, query: { language } }, visit) => {
    const languages = language === undefined ? visit.languages : [language, ...visit.languages]
    return startedFile('quiz', quizEvents(params.quizId, { ...visit, languages }))
  }),
  on(answerLiveQuiz, async ({ params, body }, visit) => {
    await answer(params.quizId, body, visit)
    return undefined
  }),
  on(stepLiveQuiz, ({ params, body }, visit) => step(params.quizId, body.revision, visit)),
  on(endLiveQuiz, async ({ params }, visit) => {
    await end(params.quizId, visit)
    return undefined
  }),
]
