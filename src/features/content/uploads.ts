import type { StoreApi } from 'zustand'
import type { DraftFile } from '#shared/contract/content.ts'
import type { Upload } from './rules/upload.ts'
import { untilDone } from './rules/until-done.ts'
import { sendBlob, SENT_AT_ONCE } from './send-bytes.ts'
import { createSettling, failureOf } from './settle-uploads.ts'
import { createUploadStore, type UploadsState } from './upload-store.ts'

/** Files in one change of the draft. */
const MOST_EDITS = 2000

export type NewUpload = Pick<Upload, 'path' | 'file' | 'from'>

export interface Uploads {
  store: StoreApi<UploadsState>
  add: (files: readonly NewUpload[]) => void
  /** Takes it back, whatever became of it; what is in the draft already stays. */
  drop: (id: string) => void
  retry: (id: string) => void
  /** Of a conflict: mine replaces what is there now. */
  replace: (id: string) => void
  /** Sends until it is stopped. @returns how to stop */
  begin: () => () => void
}

/**
 * Sends files to a draft: first their bytes, then one change that names all of them. What a lost connection holds back is sent again
 * until it arrives; what somebody else changed meanwhile waits for a decision.
 */
export function createUploads(folder: string, onChanged: () => void): Uploads {
  const uploads = createUploadStore()
  const { store, all, change, remove } = uploads
  const stops = new Map<string, AbortController>()
  let isRunning = false
  let isStopped = false
  const isOver = () => isStopped
  const settle = createSettling(folder, uploads, isOver, onChanged)

  async function sendOne({ id, file }: Upload): Promise<void> {
    const stop = new AbortController()
    stops.set(id, stop)
    change(id, { state: 'sending', sent: 0, isRetrying: false, failure: null })
    try {
      const hash = await sendBytes(file, stop.signal, (more) => change(id, more))
      change(id, { state: 'sent', sent: file.size, hash, isRetrying: false })
    } catch (error) {
      change(id, { state: 'failed', failure: failureOf(error) })
    } finally {
      stops.delete(id)
    }
  }

  async function sendNext(): Promise<void> {
    for (;;) {
      const next = all().find(({ state }) => state === 'waiting')
      if (!next || isOver()) return
      await sendOne(next)
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    store.setState({ done: 0 })
    while (!isOver() && all().some(({ state }) => state === 'waiting' || state === 'sent')) {
      await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendNext))
      await settle(
        all()
          .filter(({ state }) => state === 'sent')
          .slice(0, MOST_EDITS),
      )
    }
    isRunning = false
  }

  return {
    store,
    add: (files) => {
      const added = files.map((one): Upload => ({
        ...{ ...EMPTY, ...one, id: crypto.randomUUID() },
        address: URL.createObjectURL(one.file),
      }))
      const paths = new Set(files.map(({ path }) => path))
      // the same file once more: what was chosen last is what is meant
      const before = all().filter(({ path }) => paths.has(path))
      for (const { id } of before) stops.get(id)?.abort()
      remove(new Set(before.map(({ id }) => id)))
      store.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }))
      void run()
    },
    drop: (id) => {
      stops.get(id)?.abort()
      remove(new Set([id]))
    },
    retry: (id) => {
      change(id, { state: 'waiting', failure: null })
      void run()
    },
    replace: (id) => {
      const theirs: DraftFile | null = all().find((one) => one.id === id)?.theirs ?? null
      change(id, { state: 'sent', from: theirs?.hash ?? null, theirs: null })
      void run()
    },
    begin: () => {
      isStopped = false
      return () => {
        isStopped = true
        for (const stop of stops.values()) stop.abort()
      }
    },
  }
}

/** @returns the hash of its bytes, once all have arrived */
function sendBytes(
  file: File,
  signal: AbortSignal,
  report: (more: Partial<Upload>) => void,
): Promise<string> {
  const onSent = (sent: number) => report({ sent, isRetrying: false })
  const onRetry = () => report({ isRetrying: true, sent: 0 })
  return untilDone(() => sendBlob(file, { onSent, signal }), { signal, onRetry })
}

const EMPTY = { hash: '', state: 'waiting', sent: 0, isRetrying: false, failure: null, theirs: null } as const
