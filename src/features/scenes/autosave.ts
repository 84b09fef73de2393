import { createStore, type StoreApi } from 'zustand/vanilla'
import { Failure, isFailure } from '#src/lib/failure.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import type { EditStore, ServerFile } from './edit-store.ts'

/** A file that becomes another one; null is none. */
export interface FileChange {
  path: string
  text: string | null
  from: string | null
}

/** How files of a draft are read and written. Both reject with a `Failure`; one of status 409 is a colleague who was faster. */
export interface Transport {
  read: (path: string) => Promise<ServerFile>
  /** All of them, or none. @returns their hashes */
  write: (changes: readonly FileChange[]) => Promise<readonly (string | null)[]>
}

export interface SaveState {
  state: 'saved' | 'waiting' | 'saving' | 'offline' | 'refused'
  failure: Failure | null
}

/** ms without another edit after which it is sent. */
const QUIET_MS = 600

export interface Autosave {
  store: StoreApi<SaveState>
  /** Reads a file that is to be edited. Rejects with a `Failure`. */
  open: (path: string) => Promise<void>
  /** What a list of the draft says of the files that are open: those that changed are read again. */
  see: (hashes: ReadonlyMap<string, string>) => void
  /** At once, whatever was refused before. */
  send: () => Promise<void>
  begin: () => () => void
}

/** Whether it was done or not nobody knows. */
function hasNoAnswer({ status }: Failure): boolean {
  return status === 0 || status === 408 || status >= 500
}

/** Sends what was edited, a moment after it was; what does not arrive is sent again until it does. */
export function createAutosave(edits: EditStore, transport: Transport): Autosave {
  const store = createStore<SaveState>(() => ({ state: 'saved', failure: null }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopRetrying = () => {}
  let isSending = false
  let isOver = false
  let writing: Promise<unknown> = Promise.resolve()
  /** Files of writes without an answer: the server may have them as they were sent, or as they were before. */
  const unsure = new Set<string>()
  const say = (state: SaveState['state'], failure: Failure | null = null) =>
    store.setState({ state, failure })
  const hasLeft = () => isOver
  const unsent = () => edits.store.getState().unsent

  async function open(path: string): Promise<void> {
    let file: ServerFile
    let before: Promise<unknown>
    do {
      before = writing
      await before
      file = await transport.read(path)
      // what was read before a write is older than what was written
    } while (before !== writing)
    edits.take(path, file)
  }

  /** One write; until it has ended nothing that was read is believed. */
  async function write(changes: readonly FileChange[]): Promise<readonly (string | null)[]> {
    const written = transport.write(changes)
    writing = written.catch(() => undefined)
    return written
  }

  function see(hashes: ReadonlyMap<string, string>): void {
    if (isSending) return
    for (const [path, { hash }] of Object.entries(edits.store.getState().base))
      if ((hashes.get(path) ?? null) !== hash) void open(path).catch(() => undefined)
  }

  async function send(isRetry = false): Promise<void> {
    clearTimeout(timer)
    if (!isRetry) stopRetrying()
    if (isSending || isOver) return
    isSending = true
    try {
      while (unsent().length > 0 && !hasLeft()) await sendOnce()
      say('saved')
    } catch (error) {
      giveUp(isFailure(error) ? error : new Failure(-1, ''), isRetry)
    } finally {
      isSending = false
    }
    // what came in meanwhile
    if (store.getState().state === 'saved' && unsent().length > 0) void send()
  }

  async function sendOnce(): Promise<void> {
    for (const path of unsure) {
      await open(path)
      unsure.delete(path)
    }
    const { base, texts, unsent: sent } = edits.store.getState()
    const paths = [...new Set(sent.map(({ file }) => file))]
    const missing = paths.find((path) => !(path in base))
    if (missing !== undefined) return open(missing)
    say('saving')
    const changes = paths.flatMap((path): FileChange[] => {
      const [text, before] = [texts[path] ?? null, base[path]]
      return text === before?.text ? [] : [{ path, text, from: before?.hash ?? null }]
    })
    try {
      const hashes = changes.length > 0 ? await write(changes) : []
      const files = changes.map(
        ({ path, text }, index) => [path, { text, hash: hashes[index] ?? null }] as const,
      )
      edits.acknowledge(sent, Object.fromEntries(files))
    } catch (error) {
      if (!isFailure(error) || hasNoAnswer(error)) for (const { path } of changes) unsure.add(path)
      if (!isFailure(error, 409)) throw error
      for (const path of paths) await open(path)
    }
  }

  function giveUp(failure: Failure, isRetry: boolean): void {
    const { status, retryAfter } = failure
    const isWorthAgain = hasNoAnswer(failure) || status === 425 || status === 429
    say(isWorthAgain ? 'offline' : 'refused', failure)
    if (!isWorthAgain || isOver || isRetry) return
    stopRetrying = retryWithBackoff(async () => {
      await send(true)
      return store.getState().state !== 'offline'
    }, retryAfter ?? undefined)
  }

  function wait(): void {
    if (unsent().length === 0) return
    if (['saved', 'waiting', 'refused'].includes(store.getState().state)) say('waiting')
    clearTimeout(timer)
    timer = setTimeout(() => void send(), QUIET_MS)
  }

  return {
    store,
    open,
    see,
    send: () => send(),
    begin() {
      isOver = false
      const stop = edits.store.subscribe((now, before) => {
        if (now.unsent !== before.unsent && now.unsent.length > 0 && !isSending) wait()
      })
      wait()
      return () => {
        // who leaves takes nothing along that could be sent
        if (unsent().length > 0 && !isSending) void sendOnce().catch(() => undefined)
        isOver = true
        stop()
        clearTimeout(timer)
        stopRetrying()
      }
    },
  }
}
