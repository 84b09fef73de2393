import type { MoveRefusal, MovesReply } from '#shared/contract/attempts.ts'
import { Failure, isFailure, isShownByModal } from '#src/lib/failure.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { isRefused, savedAfter, type SavedState } from '../parts/saving.ts'
import { firstBatch, type Batch, type Made } from './made.ts'

/** How an attempt stands: what the server has, and what it has not heard of. */
export interface Standing<State, Move> {
  known: State
  unsent: readonly Made<Move>[]
  saved: SavedState
  /** What is not saved was announced by the apiError modal (ERR-1). */
  isInModal: boolean
  /** Why the last move that was not taken was not. */
  refused: MoveRefusal | null
  /** Finished or withdrawn elsewhere, or no longer the player's: no further move arrives. */
  ended: unknown
}

interface Given<State, Move> {
  known: State
  /** Who makes the moves from here on; nobody has made any under this name. */
  by: string
  /** Of earlier visits and other pages: told under their own names. */
  unsent: readonly Made<Move>[]
  send: (
    batch: Batch<Move>,
    how: { isAgain: boolean; isLeaving: boolean },
  ) => Promise<Omit<MovesReply, 'state'> & { state: State }>
  /** One move in place of two, where the second makes the first needless. */
  merge: (before: Move, after: Move) => Move | null
  /** Keeps what has not arrived beyond this page. */
  keep: (unsent: readonly Made<Move>[]) => void
  report: (standing: Standing<State, Move>) => void
}

export interface Mover<Move> {
  move: (move: Move) => void
  /** Settles when nothing is unsent; rejects with why it does not arrive. */
  settle: () => Promise<void>
  /** The page may be going: says what is unsent without waiting for an answer. */
  leave: () => void
  /** What has not arrived stays kept, and is another's to send: whoever waits for it is told so. */
  stop: () => void
}

/**
 * Sends moves in their order, one call at a time, and again by itself until they arrive. Each is kept before it is sent,
 * and forgotten only when the server has said that it has it. Whatever comes late, as what went out with the page may, is
 * known by its stamp and takes nothing back.
 */
export function startMover<State, Move>(given: Given<State, Move>): Mover<Move> {
  const { by, send, merge, keep, report } = given
  let standing: Standing<State, Move> = {
    known: given.known,
    unsent: given.unsent,
    saved: given.unsent.length > 0 ? 'saving' : 'saved',
    isInModal: false,
    refused: null,
    ended: null,
  }
  let made = 0
  /** How many of the unsent ones are on their way. */
  let flying = 0
  /** The last try did not arrive: of the next one nothing new is to be told. */
  let hasFailed = false
  let stopTrying = () => {}
  let isStopped = false
  const isOver = () => isStopped
  let waiting: { resolve: () => void; reject: (error: unknown) => void }[] = []

  function change(part: Partial<Standing<State, Move>>): void {
    if (part.unsent) keep(part.unsent)
    standing = { ...standing, ...part }
    report(standing)
  }

  function tellWaiting(error: unknown): void {
    const all = waiting
    waiting = []
    for (const { resolve, reject } of all) {
      if (error === null) resolve()
      else reject(error)
    }
  }

  /** @returns whether no further try is wanted */
  async function tryAll(): Promise<boolean> {
    if (flying > 0) return true
    while (standing.ended === null && !isOver()) {
      const batch = firstBatch(standing.unsent)
      if (!batch) break
      flying = batch.moves.length
      const isAgain = hasFailed
      try {
        const { state, refused } = await send(batch, { isAgain, isLeaving: false })
        if (isOver()) return true
        const unsent = standing.unsent.slice(flying)
        flying = 0
        hasFailed = false
        const saved = unsent.length > 0 ? 'saving' : 'saved'
        change({ known: state, unsent, saved, refused: refused.at(-1)?.code ?? null })
      } catch (error) {
        if (isOver()) return true
        flying = 0
        hasFailed = true
        fail(error, isAgain)
        // whoever signs in again opens the attempt anew
        return isRefused(error) || isFailure(error, 401)
      }
    }
    tellWaiting(standing.ended)
    return true
  }

  function fail(error: unknown, isAgain: boolean): void {
    // what nobody can send any more is not kept for ever
    if (isRefused(error)) change({ unsent: [], saved: 'unsaved', ended: error })
    // a quiet repeat opens no modal: what one said before, it has said
    else {
      const isInModal = isAgain ? standing.isInModal : isShownByModal(error)
      change({ saved: savedAfter(error), isInModal })
    }
    tellWaiting(error)
  }

  function sendAll(): void {
    change({ saved: 'saving' })
    // takes along what waits for it, and goes on trying where it fails
    if (flying > 0) return
    stopTrying()
    void tryAll().then((isDone) => {
      if (!isDone && !isStopped) stopTrying = retryWithBackoff(tryAll)
    })
  }

  if (standing.unsent.length > 0) sendAll()
  return {
    move(move) {
      if (standing.ended !== null) return
      const last = standing.unsent.at(-1)
      const isOpen = last?.by === by && standing.unsent.length > flying
      const merged = last && isOpen ? merge(last.move, move) : null
      made += 1
      const before = merged === null ? standing.unsent : standing.unsent.slice(0, -1)
      change({ unsent: [...before, { by, order: made, move: merged ?? move }], refused: null })
      sendAll()
    },
    settle() {
      if (standing.ended !== null) return Promise.reject(asError(standing.ended))
      if (standing.unsent.length === 0) return Promise.resolve()
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        // whoever presses is told anew
        hasFailed = false
        sendAll()
      })
    },
    leave() {
      const batch = firstBatch(standing.unsent)
      if (batch && standing.ended === null) send(batch, { isAgain: true, isLeaving: true }).catch(() => {})
    },
    stop() {
      isStopped = true
      stopTrying()
      tellWaiting(new Failure(0, 'moves'))
    },
  }
}

function asError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value))
}
