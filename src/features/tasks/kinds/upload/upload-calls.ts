import { queryOptions } from '@tanstack/react-query'
import { checkUpload, readUploads } from '#shared/contract/uploads.ts'
import { ask } from '#src/lib/http.ts'

/** Addresses of what was handed in hold for an hour. */
const FRESH_MS = 30 * 60_000

/** What of an attempt has arrived, or is on its way, also from elsewhere. */
export const uploadsQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['uploads', attemptId],
    queryFn: ({ signal }) => ask(readUploads, { params: { attemptId } }, { signal }),
    staleTime: 0,
    refetchInterval: FRESH_MS,
    gcTime: 0,
  })

/** False: the server still looks into it. Rejects with a `Failure`. */
export async function askChecked(attemptId: string, uploadId: string): Promise<boolean> {
  return (await ask(checkUpload, { params: { attemptId, uploadId } })).isChecked
}
