import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ContentPresence } from '#shared/contract/content-presence.ts'
import { presenceQuery } from './queries.ts'

const NOBODY: readonly ContentPresence[] = []

/**
 * Says every so often that somebody is at a draft, as long as the page is looked at.
 * @param path the file or folder that is looked at; empty: none in particular
 * @param hasDraft nothing is said without one
 * @returns who else is at it
 */
export function usePresence(folder: string, path: string, hasDraft: boolean): readonly ContentPresence[] {
  const { data } = useQuery({
    ...presenceQuery(folder, path),
    enabled: hasDraft,
    placeholderData: keepPreviousData,
  })
  return hasDraft ? (data?.others ?? NOBODY) : NOBODY
}
