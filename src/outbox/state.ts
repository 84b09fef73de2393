import { isShownByModal } from '#src/lib/failure.ts'
import { savedAfter, type SavedState, type Verdict } from './saved.ts'
import type { Entry } from './store.ts'

/** What of a queue has not arrived, and how its last try ended. */
export interface QueueState<Item, Reply> {
  /** In the order in which they are sent. */
  waiting: readonly Entry<Item>[]
  /** Those of them that are being sent. */
  flying: ReadonlySet<Entry<Item>>
  saved: SavedState
  /** The last try did not arrive: the next one repeats it. */
  hasFailed: boolean
  /** Why the last try failed. */
  error: unknown
  /** The apiError modal has announced that failure (ERR-1). */
  isInModal: boolean
  /** A try that did not arrive is repeated by itself. */
  isRetried: boolean
  /** The last reply of the server. */
  reply: Reply | null
  /** Nothing was added since that reply. */
  isAnswered: boolean
  /** Why the server takes nothing under this key any more. */
  ended: unknown
}

export function emptyState<Item, Reply>(waiting: readonly Entry<Item>[] = []): QueueState<Item, Reply> {
  return {
    waiting,
    flying: new Set(),
    saved: waiting.length > 0 ? 'saving' : 'saved',
    hasFailed: false,
    error: null,
    isInModal: false,
    isRetried: false,
    reply: null,
    isAnswered: false,
    ended: null,
  }
}

export type QueueEvent<Item, Reply> =
  /** Something was added, in its place among what waits. */
  | { type: 'added'; waiting: readonly Entry<Item>[] }
  /** What waits was taken back, or found in the store. */
  | { type: 'changed'; waiting: readonly Entry<Item>[] }
  /** Somebody waits for it: a failure is announced anew. */
  | { type: 'pressed' }
  /** @param isQuiet repeated by itself: what is shown stays */
  | { type: 'departed'; batch: readonly Entry<Item>[]; isQuiet: boolean }
  | { type: 'arrived'; batch: readonly Entry<Item>[]; reply: Reply }
  | { type: 'failed'; error: unknown; verdict: Exclude<Verdict, 'refused'>; isAgain: boolean }
  /** @param ends nothing else under this key will be taken either */
  | { type: 'refused'; batch: readonly Entry<Item>[]; error: unknown; ends: boolean }
  | { type: 'opened' }

/** The state machine of the outbox: the same for every kind. */
export function nextState<Item, Reply>(
  state: QueueState<Item, Reply>,
  event: QueueEvent<Item, Reply>,
): QueueState<Item, Reply> {
  switch (event.type) {
    case 'added':
      return { ...state, waiting: event.waiting, isAnswered: false }
    case 'changed':
      return { ...state, waiting: event.waiting, ...(event.waiting.length === 0 && { saved: 'saved' }) }
    case 'pressed':
      return { ...state, hasFailed: false }
    case 'departed':
      return {
        ...state,
        flying: new Set(event.batch),
        isRetried: false,
        ...(!event.isQuiet && { saved: 'saving', error: null }),
      }
    case 'arrived': {
      const waiting = without(state.waiting, event.batch)
      const isAll = waiting.length === 0
      return {
        ...emptyState(waiting),
        flying: new Set(without([...state.flying], event.batch)),
        reply: event.reply,
        isAnswered: true,
        saved: isAll ? 'saved' : 'saving',
      }
    }
    case 'failed':
      return {
        ...state,
        flying: new Set(),
        hasFailed: true,
        error: event.error,
        saved: savedAfter(event.error),
        // a quiet retry opens no modal: an earlier announcement stands
        isInModal: event.isAgain ? state.isInModal : isShownByModal(event.error),
        isRetried: event.verdict === 'again',
      }
    case 'refused': {
      const waiting = event.ends ? [] : without(state.waiting, event.batch)
      const { reply } = state
      // the server takes none of it: it would be stored for ever
      if (event.ends)
        return { ...emptyState(), reply, saved: 'unsaved', error: event.error, ended: event.error }
      return { ...emptyState(waiting), reply, error: event.error }
    }
    case 'opened':
      return state.ended === null ? state : { ...state, saved: 'saved', error: null, ended: null }
  }
}

function without<Item>(waiting: readonly Entry<Item>[], batch: readonly Entry<Item>[]): Entry<Item>[] {
  return waiting.filter((entry) => !batch.includes(entry))
}
