import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { readFinishedTasks, readMyCompetences, readMyPoints } from '#shared/contract/player-area.ts'
import { ask } from '#src/lib/http.ts'

const START = ''

/** Below the progress's own key: a finished task makes these stale too. Told in words of the language. */
export const finishedTasksQuery = (language: string) =>
  queryOptions({
    queryKey: ['progress', 'finished', language],
    queryFn: ({ signal }) => ask(readFinishedTasks, {}, { signal }),
  })

export const competencesQuery = (language: string) =>
  queryOptions({
    queryKey: ['progress', 'competences', language],
    queryFn: ({ signal }) => ask(readMyCompetences, {}, { signal }),
  })

export const pointsQuery = (language: string) =>
  infiniteQueryOptions({
    queryKey: ['progress', 'points', language],
    queryFn: ({ pageParam, signal }) =>
      ask(readMyPoints, { query: pageParam === START ? {} : { after: pageParam } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next,
  })
