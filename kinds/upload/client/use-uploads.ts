import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Upload } from '#shared/contract/uploads.ts'
import type { UploadMove, UploadState } from '#kinds/upload/shared/schemas.ts'
import { isWritten } from '#src/features/tasks/written-plays.ts'
import type { Sending } from './sending.ts'
import { uploadsQuery } from './upload-calls.ts'

interface Known {
  state: UploadState
  unsent: readonly UploadMove[]
  /** What this device sends. */
  list: readonly Sending[]
  /** The attempt has other files than are known here. */
  onStale: () => void
}

/** What has arrived of an attempt. Where another device has laid a file to the rest, or taken one away, that is told. */
export function useUploads(attemptId: string, { onStale, ...known }: Known) {
  const { isHandedIn } = known.state
  const query = useQuery(uploadsQuery(attemptId, isHandedIn))
  const { data, dataUpdatedAt } = query
  const compare = useEffectEvent((uploads: readonly Upload[]) => {
    if (!isHandedIn && !isWritten(attemptId) && isChangedElsewhere(uploads, known)) onStale()
  })
  useEffect(() => {
    if (data) compare(data)
  }, [data, dataUpdatedAt])
  return { uploads: data ?? NONE, isMissing: query.isLoadingError, refetch: query.refetch }
}

const NONE: readonly Upload[] = []

function isChangedElsewhere(
  uploads: readonly Upload[],
  { state, unsent, list }: Omit<Known, 'onStale'>,
): boolean {
  const isTouchedHere = (id: string) =>
    unsent.some(({ file }) => file === id) || list.some(({ uploadId }) => uploadId === id)
  const isTakenAway = state.files.some(({ id }) => uploads.every((one) => one.id !== id))
  const isLaidThere = uploads.some(
    ({ id, isChecked }) => isChecked && state.files.every((one) => one.id !== id) && !isTouchedHere(id),
  )
  return isTakenAway || isLaidThere
}
