import { createStore, type StoreApi } from 'zustand'
import type { DraftFile } from '#shared/contract/content.ts'
import { Failure, isFailure } from '#src/lib/failure.ts'
import { askDraft, sendEdits } from './queries.ts'
import { placesNamed, splitByDraft, type Upload } from './rules/upload.ts'
import { untilDone } from './rules/until-done.ts'
import { sendBlob } from './send-bytes.ts'

/** How many files are on their way at once. */
const AT_ONCE = 3
/** Files in one change of the draft. */
const MOST_EDITS = 2000
/** Colleagues who save in between make it begin anew; beyond that each is shown as a conflict. */
const MOST_ROUNDS = 5

export type NewUpload = Pick<Upload, 'path' | 'file' | 'from'>

interface UploadsState {
  uploads: readonly Upload[]
  /** Files that became part of the draft, since the last time that nothing was on its way. */
  done: number
}

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
  const { store, all, change, remove } = createUploadStore()
  const stops = new Map<string, AbortController>()
  let isRunning = false
  let isStopped = false
  const isOver = () => isStopped

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
      await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
      await settle(
        all()
          .filter(({ state }) => state === 'sent')
          .slice(0, MOST_EDITS),
      )
    }
    isRunning = false
  }

  /** Makes them part of the draft, all that nobody else has changed meanwhile. */
  async function settle(ready: readonly Upload[]): Promise<void> {
    let open = ready
    for (let round = 0; open.length > 0 && round < MOST_ROUNDS && !isOver(); round += 1) {
      try {
        await edit(open)
        settled(open)
        return
      } catch (error) {
        if (isOver()) return
        const known = open
        open = isFailure(error, 409)
          ? await compare(known).catch((reason: unknown) => refuse(known, failureOf(reason)))
          : refuse(known, failureOf(error))
      }
    }
    for (const { id } of open) change(id, { state: 'failed', failure: new Failure(409, folder) })
  }

  async function edit(open: readonly Upload[]): Promise<void> {
    const id = crypto.randomUUID()
    const edits = open.map(({ path, hash, from }) => ({ kind: 'put' as const, path, hash, from }))
    await untilDone(() => sendEdits(folder, id, edits, 'log'), {
      onRetry: () => open.forEach((one) => change(one.id, { isRetrying: true })),
      isOver,
    })
  }

  function settled(open: readonly Upload[]): void {
    remove(new Set(open.map(({ id }) => id)))
    store.setState(({ done }) => ({ done: done + open.length }))
    onChanged()
  }

  /** Somebody was faster. @returns those that may be sent again as they are */
  async function compare(open: readonly Upload[]): Promise<readonly Upload[]> {
    const { files } = await untilDone(() => askDraft(folder), { isOver })
    const { same, conflicts, rest } = splitByDraft(open, files)
    if (same.length > 0) settled(same)
    for (const { upload, theirs } of conflicts) change(upload.id, { state: 'conflict', theirs })
    onChanged()
    return rest
  }

  /** The server names what it does not take; where it names none, it is all of them. @returns those that may be sent without */
  function refuse(open: readonly Upload[], failure: Failure): readonly Upload[] {
    const named = placesNamed(failure)
    const isRefused = (_: Upload, place: number) => named.size === 0 || named.has(place)
    for (const { id } of open.filter(isRefused)) change(id, { state: 'failed', failure })
    return open.filter((one, place) => !isRefused(one, place))
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

function createUploadStore() {
  const store = createStore<UploadsState>(() => ({ uploads: [], done: 0 }))
  return {
    store,
    all: () => store.getState().uploads,
    change: (id: string, more: Partial<Upload>) =>
      store.setState(({ uploads }) => ({
        uploads: uploads.map((one) => (one.id === id ? { ...one, ...more } : one)),
      })),
    remove: (ids: ReadonlySet<string>) =>
      store.setState(({ uploads }) => {
        for (const { id, address } of uploads) if (ids.has(id)) URL.revokeObjectURL(address)
        return { uploads: uploads.filter(({ id }) => !ids.has(id)) }
      }),
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

function failureOf(error: unknown): Failure {
  return isFailure(error) ? error : new Failure(-1, '')
}
