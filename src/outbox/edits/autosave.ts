import { createStore, type StoreApi } from 'zustand/vanilla'
import { Failure, isFailure } from '#src/lib/failure.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { createDraftFiles, type FileChange, type Transport } from './draft-files.ts'
import type { EditStore } from './edit-store.ts'

export interface SaveState {
  state: 'saved' | 'waiting' | 'saving' | 'offline' | 'refused'
  failure: Failure | null
}

/** ms without another edit after which it is sent. */
const QUIET_MS = 600

export interface Autosave {
  store: StoreApi<SaveState>
  /** Reads a file that is to be edited; what cannot be read now is read as soon as it can be. @returns whether it is here */
  open: (path: string) => Promise<boolean>
  /** Reads those that are not open yet. @returns whether all of them are here */
  ready: (paths: readonly string[]) => Promise<boolean>
  /** Undoes so many entries of the history, or with a positive number redoes them; stops at one whose files cannot be read. */
  go: (by: number) => Promise<void>
  /** What a list of the draft says of the files that are open: those that changed are read again. */
  see: (hashes: ReadonlyMap<string, string>) => void
  /** At once, whatever was refused before. */
  send: () => Promise<void>
  /**
   * @param mayLeave whether what is unsent may still be sent by who leaves
   * @returns how to end it: what is unsent is sent once more. It settles when all answers are here, and never rejects
   */
  begin: (mayLeave?: () => boolean) => () => Promise<void>
}

function createSteps(edits: EditStore, openSoon: Autosave['open']): Pick<Autosave, 'ready' | 'go'> {
  async function ready(paths: readonly string[]): Promise<boolean> {
    const { base } = edits.store.getState()
    const missing = [...new Set(paths)].filter((path) => !(path in base))
    const opened = await Promise.all(missing.map(openSoon))
    return opened.every(Boolean)
  }

  async function go(by: number): Promise<void> {
    const from = by < 0 ? 'past' : 'future'
    for (let left = Math.abs(by); left > 0; left -= 1) {
      const files = edits.filesOf(from)
      const { base } = edits.store.getState()
      if (!files.every((path) => path in base) && !(await ready(files))) return
      if (!(by < 0 ? edits.undo() : edits.redo())) return
    }
  }

  return { ready, go }
}

function failureOf(error: unknown): Failure {
  return isFailure(error) ? error : new Failure(-1, '')
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
  let sending: Promise<void> = Promise.resolve()
  const { unread, open, write } = createDraftFiles(edits, transport)
  const say = (state: SaveState['state'], failure: Failure | null = null) =>
    store.setState({ state, failure })
  const hasLeft = () => isOver
  const unsent = () => edits.store.getState().unsent

  async function openSoon(path: string): Promise<boolean> {
    try {
      await open(path)
      return true
    } catch (error) {
      unread.add(path)
      if (!isSending) giveUp(failureOf(error), false)
      return false
    }
  }

  function see(hashes: ReadonlyMap<string, string>): void {
    if (isSending) return
    for (const [path, { hash }] of Object.entries(edits.store.getState().base))
      if ((hashes.get(path) ?? null) !== hash) void open(path).catch(() => undefined)
  }

  async function send(isRetry = false): Promise<void> {
    clearTimeout(timer)
    if (!isRetry) stopRetrying()
    if (isSending) return sending
    if (isOver) return
    sending = sendAll(isRetry)
    await sending
  }

  async function sendAll(isRetry: boolean): Promise<void> {
    isSending = true
    try {
      do await sendOnce()
      while ((unread.size > 0 || unsent().length > 0) && !hasLeft())
      say('saved')
    } catch (error) {
      giveUp(failureOf(error), isRetry)
    } finally {
      isSending = false
    }
    // what came in meanwhile
    if (store.getState().state === 'saved' && unsent().length > 0) void send()
  }

  async function sendOnce(): Promise<void> {
    for (const path of unread) await open(path)
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
      if (!isFailure(error) || hasNoAnswer(error)) for (const { path } of changes) unread.add(path)
      if (!isFailure(error, 409)) throw error
      for (const path of paths) await open(path)
    }
  }

  function giveUp(failure: Failure, isRetry: boolean): void {
    const { status, retryAfter } = failure
    const isWorthAgain = hasNoAnswer(failure) || status === 425 || status === 429
    say(isWorthAgain ? 'offline' : 'refused', failure)
    if (!isWorthAgain || isOver || isRetry) return
    stopRetrying()
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
    open: openSoon,
    ...createSteps(edits, openSoon),
    see,
    send: () => send(),
    begin(mayLeave = () => true) {
      isOver = false
      const stop = edits.store.subscribe((now, before) => {
        if (now.unsent !== before.unsent && now.unsent.length > 0 && !isSending) wait()
      })
      wait()
      return async () => {
        isOver = true
        stop()
        clearTimeout(timer)
        stopRetrying()
        if (isSending) await sending
        // who leaves takes nothing along that could be sent
        if (!hasLeft() || unsent().length === 0 || !mayLeave()) return
        sending = sendAll(false)
        await sending
      }
    },
  }
}
