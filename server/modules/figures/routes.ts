import {
  exportEvents,
  exportPassed,
  exportStatements,
  exportVisitStatements,
  readAnonymousSurveys,
  readFigures,
  readPassed,
  readVisits,
} from '#shared/contract/figures.ts'
import { on, type Route } from '#server/http/route.ts'
import { readAnonymousFigures } from './anonymous-surveys.ts'
import { writeEvents } from './events-file.ts'
import { readPassedPage } from './passed.ts'
import { writePassed } from './passed-file.ts'
import { readFiguresPage } from './read.ts'
import { readVisitFigures } from './read-visits.ts'
import { writeStatements } from './statements-file.ts'
import { writeVisitStatements } from './visit-statements-file.ts'

export const figureRoutes: readonly Route[] = [
  on(readFigures, ({ query }, visit) => readFiguresPage(query, visit)),
  on(readVisits, ({ query }, visit) => readVisitFigures(query, visit)),
  on(readAnonymousSurveys, (_, visit) => readAnonymousFigures(visit)),
  on(readPassed, ({ query }, visit) => readPassedPage(query, visit)),
  on(exportPassed, ({ query }, visit) => writePassed(query, visit)),
  on(exportStatements, ({ query }, visit) => writeStatements(query, visit)),
  on(exportEvents, ({ query }, visit) => writeEvents(query, visit)),
  on(exportVisitStatements, ({ query }, visit) => writeVisitStatements(query, visit)),
]
