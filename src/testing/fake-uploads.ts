import { answerWith, refusal } from './fake-server.ts'
import type { Upload } from '#shared/contract/uploads.ts'
import { sortOfName } from '#shared/domain/file-sorts.ts'
import type { UploadMove, UploadState } from '#kinds/upload/shared/schemas.ts'
import type { Failure } from '#src/lib/failure.ts'

/** A file on its way, whose fate the test decides. */
export interface Going {
  file: File
  begunAs: string | null
  begin: (id: string) => void
  progress: (bytes: number) => void
  arrive: () => void
  fail: (error: Failure) => void
  isStopped: boolean
}

/** All that were ever sent, and the ids of those that were cancelled. */
export const going: Going[] = []
export const cancelled: string[] = []

/** What the server has. */
export const cached = {
  uploads: [] as Upload[],
  files: [] as UploadState['files'],
  /** Why it takes no file that has arrived; null: it takes it. */
  speaksAgainst: null as string | null,
}

/** In place of `tus-transfer.ts`: bytes go by the browser's own way, which there is none of in a test. */
export function transfer(
  _attemptId: string,
  file: File,
  begunAs: string | null,
  { onBegun, onProgress }: { onBegun: Going['begin']; onProgress: Going['progress'] },
): { done: Promise<void>; stop: () => void } {
  const fate: Pick<Going, 'arrive' | 'fail'> = { arrive: () => {}, fail: () => {} }
  const done = new Promise<void>((resolve, reject) => Object.assign(fate, { arrive: resolve, fail: reject }))
  const one = { ...fate, file, begunAs, begin: onBegun, progress: onProgress, isStopped: false }
  going.push(one)
  return { done, stop: () => void (one.isStopped = true) }
}

export function cancelTransfer(_attemptId: string, id: string): Promise<void> {
  cancelled.push(id)
  cached.uploads = cached.uploads.filter((one) => one.id !== id)
  return Promise.resolve()
}

/** From here on there are no files, and every call about them is answered as the server does. */
export function serveUploads(): void {
  going.length = 0
  cancelled.length = 0
  Object.assign(cached, { uploads: [], files: [], speaksAgainst: null })
  answerWith((url, body) => {
    if (url.endsWith('/uploads')) return { status: 200, body: cached.uploads }
    if (url.endsWith('/check')) {
      if (cached.speaksAgainst !== null) return refusal(422, cached.speaksAgainst)
      return { status: 200, body: { isChecked: true } }
    }
    const { moves } = JSON.parse(String(body)) as { moves: UploadMove[] }
    for (const move of moves) take(move)
    return { status: 200, body: { state: stateNow(), refused: [] } }
  })
}

function take({ action, file }: UploadMove): void {
  cached.files = cached.files.filter(({ id }) => id !== file)
  if (action === 'drop') cached.uploads = cached.uploads.filter(({ id }) => id !== file)
  else cached.files = [...cached.files, ...cached.uploads.filter(({ id }) => id === file).map(laid)]
}

const laid = ({ id, name, bytes, sort }: Upload) => ({ id, name, bytes, sort })

export const stateNow = (): UploadState => ({ type: 'upload', files: cached.files, isHandedIn: false })

export function anUpload(id: string, name: string, more: Partial<Upload> = {}): Upload {
  const sort = sortOfName(name) ?? 'document'
  return {
    ...{ id, name, sort, bytes: 1000, arrived: 1000, isChecked: true, picture: null },
    download: `http://127.0.0.1:3000/download/x/${name}`,
    ...more,
  }
}

/** The server has them, checked, and laid to what is handed in. */
export function keepFiles(...uploads: Upload[]): void {
  cached.uploads = uploads
  cached.files = uploads.map(laid)
}
