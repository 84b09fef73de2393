import {
  exportPassed,
  exportStatements,
  readAnonymousSurveys,
  readFigures,
  readPassed,
} from '#shared/contract/figures.ts'
import { on, type Route } from '#server/http/route.ts'
import { readAnonymousFigures } from './anonymous-surveys.ts'
import { readPassedPage } from './passed.ts'
import { writePassed } from './passed-file.ts'
import { readFiguresPage } from './read.ts'
import { writeStatements } from './statements-file.ts'

export const figureRoutes: readonly Route[] = [
  on(readFigures, ({ query }, visit) => readFiguresPage(query, visit)),
  on(readAnonymousSurveys, (_, visit) => readAnonymousFigures(visit)),
  on(readPassed, ({ query }, visit) => readPassedPage(query, visit)),
  on(exportPassed, ({ query }, visit) => writePassed(query, visit)),
  on(exportStatements, ({ query }, visit) => writeStatements(query, visit)),
]
