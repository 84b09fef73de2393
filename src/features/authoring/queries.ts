import { queryOptions } from '@tanstack/react-query'
import { readFinishers } from '#shared/contract/content-finishers.ts'
import { readItems } from '#shared/contract/content-items.ts'
import { playWritten } from '#shared/contract/content-plays.ts'
import { readMadeScenes } from '#shared/contract/content-scenes.ts'
import { readDraftTexts } from '#shared/contract/content-texts.ts'
import type { CallInput, Reply } from '#shared/contract/endpoint.ts'
import { ask, call } from '#src/lib/http.ts'

/** What the files of a draft say of its missions and tasks, with all of their words. */
export const draftTextsQuery = (folder: string) =>
  queryOptions({
    queryKey: ['draft-texts', folder],
    queryFn: ({ signal }) => ask(readDraftTexts, { params: { folder } }, { signal }),
    staleTime: 0,
  })

/** The scenes of the draft as they were built last, with what stands where. */
export const placesQuery = (folder: string) =>
  queryOptions({
    queryKey: ['task-places', folder],
    queryFn: ({ signal }) => ask(readMadeScenes, { params: { folder } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** How many people have finished a task. */
export const taskFinishersQuery = (folder: string, path: string) =>
  queryOptions({
    queryKey: ['task-finishers', folder, path],
    queryFn: ({ signal }) => ask(readFinishers, { params: { folder }, query: { path } }, { signal }),
    staleTime: 0,
  })

/** How players answered the questions of a task. */
export const itemsQuery = (folder: string, path: string) =>
  queryOptions({
    queryKey: ['task-items', folder, path],
    queryFn: ({ signal }) => ask(readItems, { params: { folder }, query: { path } }, { signal }),
    staleTime: 60_000,
  })

type Written = CallInput<typeof playWritten>['body']

/** What the server says of an attempt at what is written. Rejects with a `Failure`, which nothing else reports. */
export const judge = (folder: string, body: Written): Promise<Reply<typeof playWritten>> =>
  call(playWritten, { params: { folder }, body }, { reporting: 'none' })
