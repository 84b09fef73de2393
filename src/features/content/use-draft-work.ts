import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ContentPresence } from '#shared/contract/content-presence.ts'
import type { ContentAdventure, DraftFile } from '#shared/contract/content.ts'
import { isFailure } from '#src/lib/failure.ts'
import { CONTENT, contentQuery, draftQuery } from './queries.ts'
import { isOnItsOwn, type Upload } from './rules/upload.ts'
import { createUploads, type Uploads } from './uploads.ts'
import { useCheck, type Check } from './use-check.ts'
import { usePresence } from './use-presence.ts'

/** What is done with one adventure, whichever of its rooms is open. */
export interface DraftWork {
  adventure: ContentAdventure
  /** By path; null while they are not here, or there is no draft. */
  files: readonly DraftFile[] | null
  revision: number | null
  error: unknown
  uploads: readonly Upload[]
  /** Files that became part of the draft just now. */
  done: number
  sender: Uploads
  check: Check
  /** Who else has the draft open, and where. */
  others: readonly ContentPresence[]
  /** Reads everything again. */
  refresh: () => Promise<void>
}

/** What is still on its way when the page goes is lost with it: the caller asks before. */
export const isAtRisk = ({ uploads }: DraftWork): boolean => uploads.length > 0

/** @param place the file or folder of the draft that is looked at; empty: none in particular */
export function useDraftWork(adventure: ContentAdventure, place: string): DraftWork {
  const { folder, draft } = adventure
  const client = useQueryClient()
  const { data, error } = useQuery({ ...draftQuery(folder), enabled: draft !== null })
  const refresh = () => client.invalidateQueries({ queryKey: [CONTENT] })
  const [sender] = useState(() => createUploads(folder, () => void refresh()))
  useEffect(() => sender.begin(), [sender])
  const isGone = draft !== null && isFailure(error, 404)
  useEffect(() => {
    // discarded elsewhere: the list says what is left
    if (isGone) void client.invalidateQueries({ queryKey: contentQuery.queryKey })
  }, [isGone, client])
  const { uploads, done } = useStore(sender.store)
  const files = draft ? (data?.files ?? null) : null
  const revision = draft ? (data?.revision ?? null) : null
  const check = useCheck(adventure, revision, uploads.some(isOnItsOwn))
  const others = usePresence(folder, place, draft !== null)
  return { adventure, files, revision, error, uploads, done, sender, check, others, refresh }
}
