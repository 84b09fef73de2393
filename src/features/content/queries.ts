import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { compareVersions } from '#shared/contract/content-comparison.ts'
import { readChangedScenes } from '#shared/contract/content-scenes.ts'
import { readFinishers } from '#shared/contract/content-finishers.ts'
import { readHistory } from '#shared/contract/content-history.ts'
import { noteContentPresence } from '#shared/contract/content-presence.ts'
import { answerLibrary, readLibrary } from '#shared/contract/content-library.ts'
import {
  beginDraft,
  buildDraft,
  discardDraft,
  editDraft,
  readBuild,
  readContent,
  readDraft,
  type ContentAdventure,
  type ContentBuild,
  type ContentSchedule,
  type ContentVersion,
  type DraftEdit,
} from '#shared/contract/content.ts'
import {
  cancelSchedule,
  endTrial,
  publishBuild,
  readVersions,
  restoreVersion,
  schedulePublishing,
} from '#shared/contract/content-versions.ts'
import type { CallInput, Reply } from '#shared/contract/endpoint.ts'
import type { Reporting } from '#src/lib/events.ts'
import { isFailure } from '#src/lib/failure.ts'
import { ask, call } from '#src/lib/http.ts'
import type { Comparison } from './rules/compared.ts'

/** First word of every key here: a draft that changed, or a version, makes all of it old. */
export const CONTENT = 'content'
/** Colleagues may be at the same draft, in ms. */
const OTHERS_MS = 20_000
/** The server takes who was not heard of for a minute to be gone, in ms. */
const PRESENCE_MS = 15_000

/** Every adventure of the tenant, what may be begun from, and the room that files take. */
export const contentQuery = queryOptions({
  queryKey: [CONTENT, 'adventures'],
  queryFn: ({ signal }) => ask(readContent, {}, { signal }),
  staleTime: 0,
})

/** Which scenes of a build look otherwise than players see them. */
export const changedScenesQuery = (folder: string, buildId: string) =>
  queryOptions({
    queryKey: ['changed-scenes', folder, buildId],
    queryFn: ({ signal }) => ask(readChangedScenes, { params: { folder, buildId } }, { signal }),
    staleTime: 0,
  })

/** The files of a draft, asked for again every so often. */
export const draftQuery = (folder: string) =>
  queryOptions({
    queryKey: [CONTENT, 'draft', folder],
    queryFn: ({ signal }) => askDraft(folder, signal),
    staleTime: 0,
    refetchInterval: ({ state: { error } }) => (isFailure(error, 404) ? false : OTHERS_MS),
    meta: { isPolled: 'quietly' },
  })

/** How many people have finished what lies there. */
export const finishersQuery = (folder: string, path: string) =>
  queryOptions({
    queryKey: [CONTENT, 'finishers', folder, path],
    queryFn: ({ signal }) => ask(readFinishers, { params: { folder }, query: { path } }, { signal }),
    staleTime: 0,
  })

/** What has changed in the library since the draft became a copy of it. */
export const libraryQuery = (folder: string) =>
  queryOptions({
    queryKey: [CONTENT, 'library', folder],
    queryFn: ({ signal }) => ask(readLibrary, { params: { folder } }, { signal }),
    staleTime: 0,
  })

export const versionsQuery = (folder: string) =>
  queryOptions({
    queryKey: [CONTENT, 'versions', folder],
    queryFn: ({ signal }) => ask(readVersions, { params: { folder } }, { signal }),
    staleTime: 0,
  })

/** Who changed what, page by page, the newest first. */
export const historyQuery = (folder: string) =>
  infiniteQueryOptions({
    queryKey: [CONTENT, 'history', folder],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: pageParam }
      return ask(readHistory, { params: { folder }, query }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.revision ?? null) : null),
    staleTime: 0,
  })

/** Who else is at the draft; that the caller is there is said with it. */
export const presenceQuery = (folder: string, path: string) =>
  queryOptions({
    queryKey: ['content-presence', folder, path],
    queryFn: () => sendPresence(folder, path, 'log'),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { error } }) => (isFailure(error, 404) ? false : PRESENCE_MS),
    meta: { isPolled: true, reporting: 'none' },
  })

/** @param reporting `log` where the caller sends again by itself, and nobody asked for it */
export function sendPresence(
  folder: string,
  path: string,
  reporting: Reporting = 'modal',
): Promise<Reply<typeof noteContentPresence>> {
  return call(noteContentPresence, { params: { folder }, body: { path } }, { reporting })
}

/** @param revision of the draft: it is compared anew with each */
export const comparisonQuery = (folder: string, { before, after }: Comparison, revision: number | null) =>
  queryOptions({
    queryKey: [CONTENT, 'comparison', folder, before, after, after === 'draft' ? revision : null],
    queryFn: ({ signal }) => {
      const query = after === 'draft' ? {} : { to: after }
      return ask(compareVersions, { params: { folder, number: before }, query }, { signal })
    },
    staleTime: 0,
  })

export const isUnfinished = ({ state }: ContentBuild): boolean => state === 'waiting' || state === 'running'

/** ms between two answers of the server, each of which waits for news by itself. */
const BUILD_MS = 500

/** The same where the last call failed. */
const AWAY_MS = 5000

/** A build until it has ended, or its draft is gone. */
export const buildQuery = (folder: string, buildId: string) =>
  queryOptions({
    queryKey: [CONTENT, 'build', folder, buildId],
    queryFn: ({ signal }) => ask(readBuild, { params: { folder, buildId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => {
      if ((data && !isUnfinished(data)) || isFailure(error, 404)) return false
      return error ? AWAY_MS : BUILD_MS
    },
    meta: { isPolled: 'quietly' },
  })

export function askDraft(folder: string, signal?: AbortSignal): Promise<Reply<typeof readDraft>> {
  return ask(readDraft, { params: { folder } }, signal ? { signal } : {})
}

export function sendBegin(body: CallInput<typeof beginDraft>['body']): Promise<ContentAdventure> {
  return call(beginDraft, { body })
}

export function sendDiscard(folder: string, revision: number): Promise<undefined> {
  return call(discardDraft, { params: { folder }, query: { revision } })
}

/**
 * @param id the same for every try: what was taken already is acknowledged and changes nothing
 * @param reporting `log` where the caller sends again by itself, and says so
 */
export function sendEdits(
  folder: string,
  id: string,
  edits: DraftEdit[],
  reporting: Reporting = 'modal',
): Promise<Reply<typeof editDraft>> {
  return call(editDraft, { params: { folder }, body: { id, edits } }, { reporting })
}

export function sendLibrary(
  folder: string,
  body: CallInput<typeof answerLibrary>['body'],
): Promise<Reply<typeof answerLibrary>> {
  return call(answerLibrary, { params: { folder }, body })
}

/** @param reporting `log` where the caller sends again by itself, and says so */
export function sendBuild(folder: string, reporting: Reporting = 'modal'): Promise<ContentBuild> {
  return call(buildDraft, { params: { folder } }, { reporting })
}

export function sendPublish(
  folder: string,
  body: CallInput<typeof publishBuild>['body'],
): Promise<ContentVersion> {
  return call(publishBuild, { params: { folder }, body })
}

export function sendRestore(
  folder: string,
  number: number,
  body: CallInput<typeof restoreVersion>['body'],
): Promise<ContentVersion> {
  return call(restoreVersion, { params: { folder, number }, body })
}

export function sendSchedule(
  folder: string,
  body: CallInput<typeof schedulePublishing>['body'],
): Promise<ContentSchedule> {
  return call(schedulePublishing, { params: { folder }, body })
}

export function sendCancel(folder: string, id: string): Promise<undefined> {
  return call(cancelSchedule, { params: { folder }, query: { id } })
}

export function sendEndTrial(folder: string, number: number): Promise<undefined> {
  return call(endTrial, { params: { folder }, query: { number } })
}
