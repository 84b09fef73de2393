import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SetValue } from '#shared/content/set-value.ts'
import {
  isOfSame,
  joinUndos,
  noOrder,
  stepsFor,
  takeSteps,
  type Clash,
  type OrderIn,
  type Texts,
} from './steps.ts'
import type { Wish } from './wish.ts'

/** What an edit did, for the history, and to what. */
export interface EditNote {
  /** One of the words of its editor. */
  word: string
  /** Ids of what it was done to. */
  things: readonly string[]
  mission: string
}

/** One entry of the history. */
export interface Entry extends EditNote {
  id: string
  /** ms since 1970. */
  at: number
  /** One press of many, as of a key that is held: what follows at once joins it. */
  isRepeated: boolean
  /** What takes it back; of one that was taken back, what does it again. */
  flip: readonly SetValue[]
}

/** A file as the server has it. */
export interface ServerFile {
  /** Null where there is no such file. */
  hash: string | null
  text: string | null
}

export interface Conflict extends Clash {
  id: string
}

export interface EditState {
  /** As the server has them, by path: those that were opened. */
  base: Readonly<Record<string, ServerFile>>
  /** As this page has them. */
  texts: Texts
  /** Done here, and not taken by the server yet. */
  unsent: readonly SetValue[]
  past: readonly Entry[]
  future: readonly Entry[]
  conflicts: readonly Conflict[]
}

/** What outlives a reload. */
export type StoredEdits = Pick<EditState, 'unsent' | 'past' | 'future' | 'conflicts'>

const NOTHING: EditState = { base: {}, texts: {}, unsent: [], past: [], future: [], conflicts: [] }
/** ms in which the same edit of the same things is one entry. */
const SAME_MS = 1500

export type EditStore = ReturnType<typeof createEditStore>

/**
 * The edits of one person of one draft: what is there, what is on its way, and what can be taken back.
 * @param orderIn in which order the keys of a file stand
 */
export function createEditStore(
  stored: Partial<StoredEdits> = {},
  orderIn: OrderIn = noOrder,
  now: () => number = Date.now,
) {
  const store: StoreApi<EditState> = createStore<EditState>(() => ({ ...NOTHING, ...stored }))
  const get = store.getState

  /** Before a file is here nobody knows what it says. */
  const isOpen = (steps: readonly { file: string }[]) => steps.every(({ file }) => file in get().base)

  function settle(steps: readonly SetValue[]): { undos: SetValue[]; hasDone: boolean } {
    const { texts, unsent, conflicts } = get()
    const taken = takeSteps(texts, steps, orderIn)
    store.setState({
      texts: taken.texts,
      unsent: [...unsent, ...taken.done],
      conflicts: withClashes(conflicts, taken.clashes),
    })
    return { undos: taken.undos, hasDone: taken.done.length > 0 }
  }

  function step(from: 'past' | 'future'): Entry | null {
    const entry = get()[from].at(-1)
    if (!entry || !isOpen(entry.flip)) return null
    const to = from === 'past' ? 'future' : 'past'
    const { undos } = settle(entry.flip)
    store.setState((state) => ({
      ...state,
      [from]: state[from].slice(0, -1),
      [to]: undos.length > 0 ? [...state[to], { ...entry, flip: undos }] : state[to],
    }))
    return entry
  }

  /** Fulfils the wishes as one entry of the history; none in a file that is not open. @returns whether anything changed */
  function edit(note: EditNote, wishes: readonly Wish[], isRepeated = false): boolean {
    if (!isOpen(wishes)) return false
    const { undos, hasDone } = settle(stepsFor(get().texts, wishes))
    if (!hasDone) return false
    const entry: Entry = { ...note, id: crypto.randomUUID(), at: now(), isRepeated, flip: undos }
    store.setState(({ past }) => ({ past: addEntry(past, entry), future: [] }))
    return true
  }

  return {
    store,
    edit,

    /** @returns null where there is nothing to take back, or a file of it is not open: then it stays in the history */
    undo: () => step('past'),
    redo: () => step('future'),
    /** What the next undo or redo changes. */
    filesOf: (from: 'past' | 'future') => (get()[from].at(-1)?.flip ?? []).map(({ file }) => file),

    /** A file as the server has it now: what is not sent yet is laid over it, and what is in conflict waits for a decision. */
    take(path: string, file: ServerFile): void {
      const { base, unsent, conflicts } = get()
      const nextBase = { ...base, [path]: file }
      const untouched = Object.fromEntries(Object.entries(nextBase).map(([name, { text }]) => [name, text]))
      const isKnown = ({ file: name }: SetValue) => name in nextBase
      const taken = takeSteps(untouched, unsent.filter(isKnown), orderIn)
      store.setState({
        base: nextBase,
        texts: taken.texts,
        unsent: [...taken.done, ...unsent.filter((one) => !isKnown(one))],
        conflicts: withClashes(conflicts, taken.clashes),
      })
    },

    /** The server has taken these of what was unsent: the very objects, for others may have gone or come meanwhile. */
    acknowledge(sent: readonly SetValue[], files: Readonly<Record<string, ServerFile>>): void {
      store.setState(({ base, unsent }) => ({
        base: { ...base, ...files },
        unsent: unsent.filter((one) => !sent.includes(one)),
      }))
    },

    /** Of conflicts: mine takes the place of what is there, or is given up; one entry of the history. Of a file that is not open: it waits on. */
    decide(ids: readonly string[], choice: 'mine' | 'theirs', note: EditNote): void {
      const mine = get().conflicts.flatMap((one) => (ids.includes(one.id) ? [one.mine] : []))
      if (choice === 'mine' && !isOpen(mine)) return
      store.setState(({ conflicts }) => ({ conflicts: conflicts.filter((one) => !ids.includes(one.id)) }))
      if (choice === 'mine' && mine.length > 0) edit(note, mine.map(wishOf))
    },
  }
}

const wishOf = ({ file, pointer, to, text }: SetValue): Wish => ({
  ...{ file, pointer, to },
  ...(text === null && { text }),
})

export function storedOf({ unsent, past, future, conflicts }: EditState): StoredEdits {
  return { unsent, past, future, conflicts }
}

function addEntry(past: readonly Entry[], entry: Entry): readonly Entry[] {
  const last = past.at(-1)
  const isSame =
    entry.isRepeated &&
    last?.isRepeated === true &&
    last.word === entry.word &&
    last.mission === entry.mission &&
    last.things.join(' ') === entry.things.join(' ') &&
    entry.at - last.at < SAME_MS
  if (!isSame) return [...past, entry]
  return [...past.slice(0, -1), { ...last, at: entry.at, flip: joinUndos(last.flip, entry.flip) }]
}

/** Of one value the latest stands. */
function withClashes(conflicts: readonly Conflict[], clashes: readonly Clash[]): readonly Conflict[] {
  if (clashes.length === 0) return conflicts
  const isNew = ({ mine }: Clash) => !clashes.some(({ mine: other }) => isOfSame(other, mine))
  const fresh = clashes.map((clash) => ({ ...clash, id: crypto.randomUUID() }))
  return [...conflicts.filter(isNew), ...fresh]
}
