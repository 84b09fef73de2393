import * as z from 'zod/mini'
import {
  CONTENT_BLOBS_PATH,
  ContentAdventure,
  contentFilePath,
  contentZipPath,
  type FileSource,
} from '#shared/contract/content.ts'
import { ProblemReply } from '#shared/contract/problem.ts'
import { emit } from '#src/lib/events.ts'
import { Failure } from '#src/lib/failure.ts'
import { client } from '#src/lib/http.ts'

const Received = z.object({ hash: z.string(), bytes: z.number() })

interface Sending {
  /** Bytes so far. */
  onSent?: (bytes: number) => void
  signal?: AbortSignal
}

/** Sends the bytes of one file. @returns their hash. Rejects with a `Failure`; one that was cancelled has the status 0. */
export async function sendBlob(file: Blob, sending: Sending): Promise<string> {
  const data = await post(CONTENT_BLOBS_PATH, file, 'application/octet-stream', sending)
  return parsed(Received.safeParse(data).data, CONTENT_BLOBS_PATH).hash
}

/** Files that are sent at the same time: more would only keep each other waiting. */
export const SENT_AT_ONCE = 3

/** Sends the bytes of many files. @returns their hashes, in order. Rejects with the first `Failure` */
export async function sendBlobs(files: readonly Blob[]): Promise<string[]> {
  const hashes: string[] = []
  const waiting = [...files.entries()]
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      hashes[next[0]] = await sendBlob(next[1], {})
  }
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendNext))
  return hashes
}

/** Makes the draft what is in the zip. @param revision as it was seen; 0 where there is none. Rejects with a `Failure`. */
export async function sendZip(
  folder: string,
  revision: number,
  zip: Blob,
  sending: Sending,
): Promise<ContentAdventure> {
  const path = contentZipPath(folder)
  const data = await post(`${path}?revision=${revision}`, zip, 'application/zip', sending)
  return parsed(ContentAdventure.safeParse(data).data, path)
}

function parsed<T>(data: T | undefined, path: string): T {
  if (data === undefined) throw new Failure(-1, path)
  return data
}

async function post(path: string, body: Blob, type: string, { onSent, signal }: Sending): Promise<unknown> {
  const { status, data, headers } = await client
    .post<unknown>(path, body, {
      headers: { 'content-type': type },
      // as long as the bytes take; the server gives up what stands still
      timeout: 0,
      onUploadProgress: ({ loaded }) => onSent?.(loaded),
      validateStatus: () => true,
      ...(signal && { signal }),
    })
    .catch(() => {
      throw new Failure(0, path)
    })
  if (status === 200) return data
  const seconds = Number(headers['retry-after'])
  const problem = ProblemReply.safeParse(data).data ?? null
  const failure = new Failure(status, path, problem, seconds > 0 ? seconds : null)
  // a signed-out person goes to the login, as after every other call
  if (status === 401) emit({ type: 'call-failed', failure, reporting: 'log' })
  throw failure
}

const addressOf = (path: string): string => `${client.defaults.baseURL ?? ''}${path}`

/** Where a link finds all files of it as one zip. */
export const zipAddress = (folder: string): string => addressOf(contentZipPath(folder))

/** Where a file is looked at or saved. @param hash makes another address of other bytes */
export const fileAddressOf = (folder: string, path: string, hash: string, of?: FileSource): string =>
  `${addressOf(contentFilePath(folder, path, of))}#${hash.slice(0, 8)}`

/** What stands in a file that is read as letters; null where it is gone. */
export async function readFileText(
  folder: string,
  path: string,
  signal: AbortSignal,
  of?: FileSource,
): Promise<string | null> {
  const { status, data } = await client.get<unknown>(contentFilePath(folder, path, of), {
    responseType: 'text',
    // JSON as it is written, too
    transformResponse: [(text: unknown) => text],
    validateStatus: () => true,
    signal,
  })
  return status === 200 && typeof data === 'string' ? data : null
}
