import { DetailedError, Upload } from 'tus-js-client'
import type { HttpRequest, UploadOptions } from 'tus-js-client'
import { fillPath } from '#shared/contract/endpoint.ts'
import { ProblemReply } from '#shared/contract/problem.ts'
import { UPLOADS_PATH } from '#shared/contract/uploads.ts'
import { emit } from '#src/lib/events.ts'
import { Failure } from '#src/lib/failure.ts'
import { client } from '#src/lib/http.ts'

/** Bytes of one request: what a broken link costs at most where something between holds back whole requests. */
const CHUNK_BYTES = 8 * 1024 * 1024

export interface Transfer {
  /** Resolves when all bytes are there; rejects with a `Failure`. */
  done: Promise<void>
  /** Leaves there what is there; `done` never settles. */
  stop: () => void
}

interface TransferWatch {
  /** @param uploadId how the server calls it */
  onBegun: (uploadId: string) => void
  /** @param sent bytes */
  onProgress: (sent: number) => void
}

/** Sends a file, from where it broke off if the server has begun it. */
export function transfer(
  attemptId: string,
  file: File,
  begunAs: string | null,
  { onBegun, onProgress }: TransferWatch,
): Transfer {
  const endpoint = addressOf(attemptId)
  let stop = () => {}
  const done = new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      ...COMMON,
      endpoint,
      ...(begunAs !== null && { uploadUrl: `${endpoint}/${begunAs}` }),
      metadata: { filename: file.name },
      chunkSize: CHUNK_BYTES,
      onUploadUrlAvailable: () => onBegun(upload.url?.split('/').at(-1) ?? ''),
      onProgress,
      onSuccess: () => resolve(),
      onError: (error) => reject(failureOf(error, endpoint)),
    })
    stop = () => void upload.abort()
    upload.start()
  })
  return { done, stop: () => stop() }
}

/** Deletes what has arrived of a file so far. Rejects with a `Failure`. */
export async function cancelTransfer(attemptId: string, uploadId: string): Promise<void> {
  const url = `${addressOf(attemptId)}/${uploadId}`
  try {
    await Upload.terminate(url, COMMON)
  } catch (error) {
    const failure = failureOf(error, url)
    // gone is gone
    if (failure.status !== 404) throw failure
  }
}

const COMMON: UploadOptions = {
  // who tries again, and when, is decided where the whole list is known
  retryDelays: null,
  storeFingerprintForResuming: false,
  onBeforeRequest: proveOurs,
}

function addressOf(attemptId: string): string {
  return (client.defaults.baseURL ?? '') + fillPath(UPLOADS_PATH, { attemptId })
}

/** With the session and the anti-forgery token, as every other call. */
function proveOurs(request: HttpRequest): void {
  const xhr: unknown = request.getUnderlyingObject()
  if (xhr instanceof XMLHttpRequest) xhr.withCredentials = true
  const given: unknown = client.defaults.headers.post['X-XSRF-TOKEN']
  const own = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  const token = typeof given === 'string' ? given : own === undefined ? '' : decodeURIComponent(own)
  request.setHeader('X-XSRF-TOKEN', token)
}

function failureOf(error: unknown, url: string): Failure {
  const response = error instanceof DetailedError ? error.originalResponse : null
  if (!response) return new Failure(0, url)
  const wait = Number(response.getHeader('retry-after'))
  const failure = new Failure(
    response.getStatus(),
    url,
    problemIn(response.getBody()),
    wait > 0 ? wait : null,
  )
  // anyone who is signed out goes to the login, as after every other call
  if (failure.status === 401) emit({ type: 'call-failed', failure, reporting: 'log' })
  return failure
}

function problemIn(text: string): ProblemReply | null {
  try {
    return ProblemReply.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
