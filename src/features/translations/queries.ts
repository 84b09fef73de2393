import { queryOptions } from '@tanstack/react-query'
import type { CallInput, Reply } from '#shared/contract/endpoint.ts'
import { readPeople } from '#shared/contract/people.ts'
import {
  editTranslation,
  readTranslation,
  readTranslators,
  setTranslator,
} from '#shared/contract/translations.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Reporting } from '#src/lib/events.ts'
import { ask, call } from '#src/lib/http.ts'

export type DraftTranslation = Reply<typeof readTranslation>

/** What an adventure's draft is translated with, as it is now. */
export const translationQuery = (folder: string) =>
  queryOptions({
    queryKey: ['translations', folder],
    queryFn: ({ signal }) => ask(readTranslation, { params: { folder }, query: {} }, { signal }),
    staleTime: 0,
  })

/** Colleagues may be at the same draft, in ms. */
const OTHERS_MS = 20_000

/** The hashes of its files, asked for again every so often. */
export const translationHashesQuery = (folder: string) =>
  queryOptions({
    queryKey: ['translations', folder, 'hashes'],
    queryFn: ({ signal }) =>
      ask(readTranslation, { params: { folder }, query: { parts: 'hashes' } }, { signal }),
    refetchInterval: OTHERS_MS,
    meta: { reporting: 'none' },
  })

/** One file of it. Rejects with a `Failure`. */
export const readTextFile = (folder: string, path: string): Promise<DraftTranslation> =>
  ask(readTranslation, { params: { folder }, query: { path } })

type Sent = CallInput<typeof editTranslation>['body']['edits']

/** Rejects with a `Failure`. */
export const sendTexts = (
  folder: string,
  id: string,
  edits: Sent,
  reporting: Reporting = 'modal',
): Promise<Reply<typeof editTranslation>> =>
  call(editTranslation, { params: { folder }, body: { id, edits } }, { reporting })

/** Who translates an adventure without making it. */
export const translatorsQuery = (folder: string) =>
  queryOptions({
    queryKey: ['translations', folder, 'translators'],
    queryFn: ({ signal }) => ask(readTranslators, { params: { folder } }, { signal }),
    staleTime: 0,
  })

export const sendTranslator = (folder: string, personId: string, languages: Language[]) =>
  call(setTranslator, { params: { folder }, body: { personId, languages } })

/** People of the tenant by a part of their name or address. */
export const peopleFoundQuery = (search: string) =>
  queryOptions({
    queryKey: ['translations', 'people', search],
    queryFn: ({ signal }) => ask(readPeople, { query: { search, state: 'active' } }, { signal }),
    enabled: search.length > 1,
  })
