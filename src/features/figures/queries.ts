import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { readAnonymousSurveys, readFigures, readPassed, readVisits } from '#shared/contract/figures.ts'
import { ask } from '#src/lib/http.ts'

const FIGURES = 'figures'
/** People play on meanwhile (ms). */
const FRESH_MS = 60_000
const START: string | undefined = undefined

/** Of which adventure and which team; the reader's own where nothing is named. */
export type FiguresChoice = NonNullable<CallInput<typeof readFigures>['query']>

export function figuresQuery(choice: FiguresChoice, language: string) {
  return queryOptions({
    queryKey: [FIGURES, 'group', language, choice],
    queryFn: ({ signal }) => ask(readFigures, { query: choice }, { signal }),
    staleTime: FRESH_MS,
    placeholderData: (before) => before,
  })
}

/** What recorded events say of a group. */
export function visitsQuery(choice: CallInput<typeof readVisits>['query'], language: string) {
  return queryOptions({
    queryKey: [FIGURES, 'visits', language, choice],
    queryFn: ({ signal }) => ask(readVisits, { query: choice }, { signal }),
    staleTime: FRESH_MS,
  })
}

export function anonymousSurveysQuery(language: string) {
  return queryOptions({
    queryKey: [FIGURES, 'anonymous', language],
    queryFn: ({ signal }) => ask(readAnonymousSurveys, {}, { signal }),
    staleTime: FRESH_MS,
  })
}

export type PassedChoice = Omit<NonNullable<CallInput<typeof readPassed>['query']>, 'after'>

/** Who passed what, the latest first, page by page. */
export function passedQuery(choice: PassedChoice, language: string) {
  return infiniteQueryOptions({
    queryKey: [FIGURES, 'passed', language, choice],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readPassed, { query: { ...choice, ...(after !== undefined && { after }) } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: FRESH_MS,
    placeholderData: (before) => before,
  })
}
