import { notFound, Problem } from '#server/http/problem.ts'
import { Stalled } from '#server/lib/files/folder.ts'

/** What tus refuses, in our words; what it does not know is ours to answer for. */
export function problemOfTus(failure: unknown): Problem | Error {
  if (failure instanceof Problem) return failure
  if (failure instanceof Stalled) return new Problem(408, 'upload-stalled')
  const status = statusOf(failure)
  if (status === null) return failure instanceof Error ? failure : new Error('tus failed without saying why')
  switch (status) {
    case 404:
    case 410:
      return notFound()
    case 409:
      return new Problem(409, 'upload-offset', { message: 'Another number of bytes is there.' })
    case 413:
      return new Problem(413, 'file-too-large')
    default:
      return new Problem(400, 'malformed-request')
  }
}

function statusOf(failure: unknown): number | null {
  if (typeof failure !== 'object' || failure === null || !('status_code' in failure)) return null
  return typeof failure.status_code === 'number' ? failure.status_code : null
}
