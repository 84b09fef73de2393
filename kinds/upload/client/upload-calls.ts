import { queryOptions } from '@tanstack/react-query'
import { checkUpload, readUploads } from '#shared/contract/uploads.ts'
import { isWritten } from '#src/features/tasks/written-plays.ts'
import { ask } from '#src/lib/http.ts'

/** Addresses of what was handed in hold for half a day. */
const FRESH_MS = 30 * 60_000
/** Another device of the player may bring files too, or take some away. */
const LOOK_EVERY_MS = 10_000

/** What of an attempt has arrived, or is on its way, also from elsewhere. */
export const uploadsQuery = (attemptId: string, isHandedIn: boolean) =>
  queryOptions({
    queryKey: ['uploads', attemptId],
    queryFn: ({ signal }) =>
      isWritten(attemptId) ? [] : ask(readUploads, { params: { attemptId } }, { signal }),
    staleTime: 0,
    refetchInterval: isHandedIn ? FRESH_MS : LOOK_EVERY_MS,
    refetchOnWindowFocus: true,
    gcTime: 0,
    meta: { isPolled: true },
  })

/**
 * False: the server still looks into it. The sender asks again until it knows, and its row says so, so that no modal
 * interrupts the task. Rejects with a `Failure`.
 */
export async function askChecked(attemptId: string, uploadId: string): Promise<boolean> {
  return (await ask(checkUpload, { params: { attemptId, uploadId } })).isChecked
}
